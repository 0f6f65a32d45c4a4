import { askNeighbour, type NeighbourCaller } from '@apron/server-kit/plugin/ask-neighbour'
import type { RevisionCheck } from '../contract/card-work.ts'
import type { StoredCard } from './cards/find-records.ts'

/** Returns the tools that are out or lost, or null if the tools application cannot be reached. */
export const openTools = (caller: NeighbourCaller, acReg: string, cardNos: readonly string[]) =>
  askNeighbour(caller, 'tools.toolStatus', tools => tools.openItems({ acReg, cardNos }))

/** Returns the open level 1 orders of an aircraft, or null if safetyQuality cannot be reached. */
export const openLevelOne = (caller: NeighbourCaller, acReg: string) =>
  askNeighbour(caller, 'safetyQuality.openRectifications', orders => orders.levelOne(acReg))

/** Compares the reference documents of a card with the revisions effective for its aircraft. */
export async function checkRevisions(
  caller: NeighbourCaller,
  { acReg, refDocs }: Pick<StoredCard, 'acReg' | 'refDocs'>,
): Promise<RevisionCheck[]> {
  const checks: RevisionCheck[] = []
  for (const { manual, taskNo, revision } of refDocs) {
    // oxlint-disable-next-line no-await-in-loop -- a transaction has one connection
    const effective = await askNeighbour(caller, 'amm.manualRevisions', manuals =>
      manuals.effective({ manual, taskNo, acReg }),
    )
    const state = effective === null ? 'UNCHECKED' : effective === revision ? 'CURRENT' : 'OUTDATED'
    checks.push({ taskNo, state, effective: effective ?? '' })
  }
  return checks
}
