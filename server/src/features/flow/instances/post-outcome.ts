import type { FlowState } from '@apron/contract/flow/flow-words'
import type { ProcessNews, ProcessOutcome, RecordProcess } from '@apron/server-kit/processes/record-process'
import { type Kysely, sql } from 'kysely'
import { FLOW_POSTING_FAILED } from '../flow.events.ts'
import type { FlowDeps } from './flow-deps.ts'
import type { StoredInstance } from './instances.store.ts'
import { addPosting, postingsOf } from './postings.store.ts'
import { processTitle, subjectOf } from './process-title.ts'
import type { StepChanges } from './step-changes.ts'

const OPERATORS = 'ADMIN'
const MINUTE_MS = 60_000
const LONGEST_MINUTES = 60
const REASON_LENGTH = 500

/** Returns the outcome of a step to post to its record, or null if it did not end or restart the process. */
export function outcomeOf(before: FlowState, after: FlowState): ProcessOutcome | null {
  if (before === after) return null
  return after === 'running' ? 'resubmitted' : after
}

/** Returns the time of the next try: after 1, 2, 4 … minutes, at most an hour. */
export function nextAttemptAt(now: Date, tries: number): Date {
  return new Date(now.getTime() + Math.min(2 ** (tries - 1), LONGEST_MINUTES) * MINUTE_MS)
}

/**
 * Posts the outcome of a process to its record, in the transaction of the decision. On failure only the posting is
 * rolled back and queued; later ones queue behind it.
 */
export async function postOutcome(
  trx: Kysely<unknown>,
  { messages, recordProcesses }: Pick<FlowDeps, 'messages' | 'recordProcesses'>,
  { instance, definition, result, stepFacts, now, by }: StepChanges,
): Promise<void> {
  const outcome = outcomeOf(instance.status, result.state.status)
  const isPostable = instance.record_id !== null || recordProcesses.has(instance.kind)
  if (outcome === null || !isPostable) return
  const { values } = stepFacts
  const isQueued = (await postingsOf(trx, instance.id)).length > 0
  const reason = isQueued
    ? 'An earlier outcome is not posted yet'
    : await tryOutcome(trx, recordProcesses.get(instance.kind), newsOf(instance, { outcome, values, by }))
  if (reason === null) return
  await addPosting(trx, {
    instance_id: instance.id,
    outcome,
    by_code: by,
    form: JSON.stringify(values),
    tries: 1,
    due_at: nextAttemptAt(now, 1),
    reason,
  })
  if (isQueued) return
  await messages.publish(trx, FLOW_POSTING_FAILED, {
    site: instance.site,
    by: null,
    to: [{ roles: [OPERATORS] }],
    values: {
      title: processTitle(definition.texts.name, subjectOf(definition, values)),
      insId: instance.id,
    },
  })
}

export function newsOf(
  { id, kind, record_id, business_key, initiator }: StoredInstance,
  result: Pick<ProcessNews, 'outcome' | 'values' | 'by'>,
): ProcessNews {
  return { insId: id, kind, recordId: record_id, businessKey: business_key, initiator, ...result }
}

/** Lets the record process the outcome, all or nothing. @returns the failure, or null */
export async function tryOutcome(
  trx: Kysely<unknown>,
  recordProcess: RecordProcess | undefined,
  news: ProcessNews,
): Promise<string | null> {
  if (recordProcess === undefined) return 'Its application is not installed'
  // A failed query would abort the transaction of the decision.
  await sql`savepoint outcome`.execute(trx)
  try {
    await recordProcess.outcome(trx, news)
    await sql`release savepoint outcome`.execute(trx)
    return null
  } catch (error) {
    await sql`rollback to savepoint outcome`.execute(trx)
    await sql`release savepoint outcome`.execute(trx)
    return String(error).slice(0, REASON_LENGTH)
  }
}
