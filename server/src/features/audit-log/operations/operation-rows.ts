import { randomUUID } from 'node:crypto'
import { SESSION_ABSOLUTE_MS } from '@apron/contract/limits/session'
import type { Operation } from '@apron/contract/operations/operation'
import { isUnloggedPage } from '@apron/contract/rules/menus/reporting-pages'
import type { Insertable } from 'kysely'
import type { OperationLogTables } from './operation-log.tables.ts'

export interface Actor {
  readonly userCode: string
  readonly site: string
  /** Returns the delegator for a logged call. Null: in their own name. */
  readonly delegatorOf: (call: string) => string | null
}

/**
 * Builds the rows of a report. Visits to pages of voluntary reporting are dropped, whatever the browser sends. Times
 * are limited to the lifetime of a session.
 */
export function operationRows(
  entries: readonly Operation[],
  { delegatorOf, userCode, site }: Actor,
  now: Date,
): Insertable<OperationLogTables['operation_log']>[] {
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
      for_code: entry.kind === 'write' ? delegatorOf(entry.call) : null,
    }))
}
