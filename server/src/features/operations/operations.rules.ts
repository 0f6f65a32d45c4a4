import { randomUUID } from 'node:crypto'
import type { Operation } from '@apron/contract/entities/operation'
import { SESSION_ABSOLUTE_MS } from '@apron/contract/limits/session'
import { isUnloggedPage } from '@apron/contract/rules/menus/reporting-pages'
import type { Insertable } from 'kysely'
import type { OperationsTables } from './operations.tables.ts'

export interface Actor {
  readonly userCode: string
  readonly site: string
  /** For whom somebody does what a call does, by the call as the log names it; null: in their own name. */
  readonly forOf: (call: string) => string | null
}

/**
 * The rows of a report. What was done on the pages of voluntary reporting is left out, whatever the browser says; nothing that
 * a session did is older than a session can be.
 */
export function operationRows(
  entries: readonly Operation[],
  { forOf, userCode, site }: Actor,
  now: Date,
): Insertable<OperationsTables['operation_log']>[] {
  return entries
    .filter(entry => !isUnloggedPage(entry.page))
    .map(entry => ({
      id: randomUUID(),
      occurred_at: new Date(now.getTime() - Math.min(entry.ago, SESSION_ABSOLUTE_MS)),
      user_code: userCode,
      site,
      kind: entry.kind,
      page: entry.page,
      call: entry.kind === 'write' ? entry.call : null,
      done: entry.kind === 'write' ? entry.done : null,
      for_code: entry.kind === 'write' ? forOf(entry.call) : null,
    }))
}
