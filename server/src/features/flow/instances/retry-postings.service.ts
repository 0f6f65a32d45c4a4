import type { Kysely } from 'kysely'
import { addChanges } from '../../../platform/live/hints.ts'
import type { FlowDeps } from './flow-deps.ts'
import { lockInstance } from './instances.store.ts'
import { newsOf, nextAttemptAt, tryOutcome } from './post-outcome.ts'
import { dropPosting, postingsOf, postponePosting, processesToPost } from './postings.store.ts'

/** Processes per round. */
const AT_ONCE = 50

type Deps = Pick<FlowDeps, 'db' | 'clock' | 'recordProcesses'>

/** `nothing`: it was not due, or has been posted meanwhile. */
export type PostingResult = 'posted' | 'failed' | 'nothing'

/**
 * Retries due postings. With several nodes each still runs once.
 * @param failed called for a process that failed; the others are still handled
 */
export async function retryDuePostings(
  deps: Deps,
  onFailure: (insId: string, error: unknown) => void,
): Promise<void> {
  for (const insId of await processesToPost(deps.db, deps.clock.now(), AT_ONCE)) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- one process after the other: each is a transaction of its own
      await deps.db.transaction().execute(trx => postWaiting(trx, deps, insId, 'due'))
    } catch (error) {
      onFailure(insId, error)
    }
  }
}

/** Retries now for an operator, in the operator's transaction. Concurrent calls run the effect once. */
export async function postNow(
  trx: Kysely<unknown>,
  deps: Pick<Deps, 'clock' | 'recordProcesses'>,
  insId: string,
): Promise<PostingResult> {
  return await postWaiting(trx, deps, insId, 'now')
}

async function postWaiting(
  trx: Kysely<unknown>,
  { clock, recordProcesses }: Pick<Deps, 'clock' | 'recordProcesses'>,
  insId: string,
  when: 'due' | 'now',
): Promise<PostingResult> {
  // Read under the lock of the process, because another node may have posted it meanwhile.
  const instance = await lockInstance(trx, insId)
  if (instance === null) return 'nothing'
  const waiting = await postingsOf(trx, insId)
  const now = clock.now()
  const isDue = waiting[0] !== undefined && (when === 'now' || waiting[0].due_at <= now)
  if (!isDue) return 'nothing'
  addChanges([instance.initiator])
  for (const posting of waiting) {
    const { outcome, form: values, by_code: by } = posting
    const news = newsOf(instance, { outcome, values, by })
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as it happened
    const reason = await tryOutcome(trx, recordProcesses.get(instance.kind), news)
    if (reason !== null) {
      const tries = posting.tries + 1
      // oxlint-disable-next-line no-await-in-loop -- ends the loop
      await postponePosting(trx, posting, { tries, due_at: nextAttemptAt(now, tries), reason })
      return 'failed'
    }
    // oxlint-disable-next-line no-await-in-loop -- see above
    await dropPosting(trx, posting)
  }
  return 'posted'
}
