import { OPERATION_ENTRIES } from '@apron/contract/limits/operation-log'
import type { Operation } from '@apron/contract/operations/operation'
import { loggedPath } from '@apron/contract/wire/formats/logged-path'
import { type Batch, createBatch } from '../../platform/batch.ts'
import type { Write } from '../../platform/http/http-client.ts'

/** An entry of the operation log. `at` is the page's own clock, ms. */
type TimedEntry = { readonly at: number } & (
  | { readonly kind: 'visit'; readonly page: string }
  | ({ readonly kind: 'write'; readonly page: string } & Write)
)

const timedEntry = (page: string) => ({ at: performance.now(), page: loggedPath(page) })

/** The operation log (API-06), sent in batches and without disturbing the user. */
export interface OperationLog extends Pick<Batch<never>, 'flush'> {
  recordVisit(page: string): void
  recordWrite(write: Write): void
}

/** @param mayLog returns false without a session, and where a report may be anonymous */
export function createOperationLog(
  send: (entries: Operation[]) => void,
  mayLog: () => boolean,
): OperationLog {
  const batch = createBatch<TimedEntry>(
    OPERATION_ENTRIES,
    collected => {
      const now = performance.now()
      send(collected.map(({ at, ...entry }): Operation => ({ ...entry, ago: Math.round(now - at) })))
    },
    mayLog,
  )
  return {
    flush: () => batch.flush(),
    recordVisit: page => batch.add({ kind: 'visit', ...timedEntry(page) }),
    recordWrite: write => batch.add({ kind: 'write', ...timedEntry(location.pathname), ...write }),
  }
}
