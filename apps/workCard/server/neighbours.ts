import type { OpenTool } from '@apron/contract/neighbours/tool-status'
import type { PluginServices } from '@apron/server-kit/plugin/plugin-services'
import { type Kysely, sql } from 'kysely'

/** The services and, inside a transaction, the transaction they are bound to. */
export interface Asking {
  readonly services: PluginServices
  readonly trx: Kysely<unknown> | null
}

/** Returns null if a neighbour is absent or fails. A failed statement does not end the caller's transaction. */
async function ask<Answer>(
  { services, trx }: Asking,
  name: string,
  question: (services: PluginServices) => Promise<Answer | null>,
): Promise<Answer | null> {
  const bound = trx === null ? services : services.in(trx)
  if (trx !== null) await sql`savepoint neighbour`.execute(trx)
  try {
    const answer = await question(bound)
    if (trx !== null) await sql`release savepoint neighbour`.execute(trx)
    return answer
  } catch (error) {
    if (trx !== null) await sql`rollback to savepoint neighbour`.execute(trx)
    services.logger.warn({ err: error, neighbour: name }, 'a neighbour could not be asked')
    return null
  }
}

/** Returns tools that are out or lost; null if tools could not be asked. */
export const openTools = (asking: Asking, acReg: string, cardNos: readonly string[]) =>
  ask(asking, 'tools', async ({ neighbours }): Promise<readonly OpenTool[] | null> => {
    return (await neighbours.find('tools.toolStatus')?.openItems({ acReg, cardNos })) ?? null
  })

/** Returns open level 1 orders of an aircraft; null if safetyQuality could not be asked. */
export const openLevelOne = (asking: Asking, acReg: string) =>
  ask(asking, 'safetyQuality', async ({ neighbours }): Promise<readonly string[] | null> => {
    return (await neighbours.find('safetyQuality.openRectifications')?.levelOne(acReg)) ?? null
  })

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
    const effective = await ask(asking, 'amm', async ({ neighbours }) => {
      return (await neighbours.find('amm.manualRevisions')?.effective({ manual, taskNo, acReg })) ?? null
    })
    const state = effective === null ? 'UNCHECKED' : effective === revision ? 'CURRENT' : 'OUTDATED'
    checks.push({ taskNo, state, effective: effective ?? '' })
  }
  return checks
}
