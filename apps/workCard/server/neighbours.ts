import { type Asking, askNeighbour } from '@apron/server-kit/plugin/ask-neighbour'

/** Returns tools that are out or lost; null if tools could not be asked. */
export const openTools = (asking: Asking, acReg: string, cardNos: readonly string[]) =>
  askNeighbour(asking, 'tools.toolStatus', tools => tools.openItems({ acReg, cardNos }))

/** Returns open level 1 orders of an aircraft; null if safetyQuality could not be asked. */
export const openLevelOne = (asking: Asking, acReg: string) =>
  askNeighbour(asking, 'safetyQuality.openRectifications', orders => orders.levelOne(acReg))

interface RefDoc {
  readonly manual: string
  readonly taskNo: string
  readonly revision: string
}

export interface RevisionCheck {
  readonly taskNo: string
  readonly state: 'CURRENT' | 'OUTDATED' | 'UNCHECKED'
  /** The effective revision; empty if it is not known. */
  readonly effective: string
}

/** Compares the reference documents of a card with the revisions effective for its aircraft. */
export async function checkRevisions(
  asking: Asking,
  acReg: string,
  refDocs: readonly RefDoc[],
): Promise<RevisionCheck[]> {
  const checks: RevisionCheck[] = []
  for (const { manual, taskNo, revision } of refDocs) {
    // oxlint-disable-next-line no-await-in-loop -- a transaction has one connection
    const effective = await askNeighbour(asking, 'amm.manualRevisions', manuals =>
      manuals.effective({ manual, taskNo, acReg }),
    )
    const state = effective === null ? 'UNCHECKED' : effective === revision ? 'CURRENT' : 'OUTDATED'
    checks.push({ taskNo, state, effective: effective ?? '' })
  }
  return checks
}
