import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import { type CallContext, callerOf } from '@apron/server-kit/calls/call-context'
import { type Kysely, sql } from 'kysely'
import type { FlowDeps } from '../instances/flow-deps.ts'
import {
  candidatesOf,
  findInstance,
  openTasksOf,
  type StoredCandidate,
  type StoredInstance,
  type StoredTask,
} from '../instances/instances.store.ts'
import { postingsOf } from '../instances/postings.store.ts'
import { partInTask, type TaskPart } from '../instances/task-part.ts'

/** A process that the caller may read, with their part in its open tasks. */
export interface Readable {
  readonly instance: StoredInstance
  /** Open tasks, oldest first. */
  readonly tasks: readonly StoredTask[]
  readonly candidates: readonly StoredCandidate[]
  /** True while an outcome is not yet posted to its record. */
  readonly isPostingLeft: boolean
  /** The caller's part in each of the open tasks. */
  readonly parts: readonly { readonly task: StoredTask; readonly part: TaskPart }[]
}

/**
 * Returns a process for its participants: the initiator, present and former candidates, delegates who decided it, and
 * people with a copy. If it belongs to a record, also for everybody whom the application lets read that record.
 * @throws Refusal for everybody else, the same as for a missing process (T11)
 */
export async function readableProcess(
  { db, actingFor, recordProcesses }: Pick<FlowDeps, 'db' | 'actingFor' | 'recordProcesses'>,
  insId: string,
  context: CallContext,
): Promise<Readable> {
  const { userCode } = callerOf(context)
  const instance = await findInstance(db, insId)
  if (instance === null) throw new Refusal(SERVER_ERRORS.notFound)
  const tasks = await openTasksOf(db, insId)
  const candidates = await candidatesOf(db, insId)
  const viewer = { userCode, actingFor: await actingFor(db, userCode) }
  const parts = tasks.flatMap(task => {
    const part = partInTask({ task, instance, candidates }, viewer)
    return part === null ? [] : [{ task, part }]
  })
  const mayRead =
    instance.initiator === userCode ||
    parts.length > 0 ||
    candidates.some(candidate => candidate.user_code === userCode) ||
    (await hasTakenPart(db, insId, userCode)) ||
    (await mayReadRecord(recordProcesses, instance, context))
  if (!mayRead) throw new Refusal(SERVER_ERRORS.notFound)
  const isPostingLeft = (await postingsOf(db, insId)).length > 0
  return { instance, tasks, candidates, parts, isPostingLeft }
}

async function mayReadRecord(
  recordProcesses: FlowDeps['recordProcesses'],
  { kind, record_id: recordId }: StoredInstance,
  context: CallContext,
): Promise<boolean> {
  const recordProcess = recordProcesses.get(kind)
  return recordId !== null && recordProcess !== undefined && (await recordProcess.mayRead(recordId, context))
}

async function hasTakenPart(db: Kysely<unknown>, insId: string, userCode: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from flow_record where instance_id = ${insId} and ${userCode} in (by_code, for_code)
    union all
    select 1 from flow_copy where instance_id = ${insId} and user_code = ${userCode}
    limit 1`.execute(db)
  return rows.length > 0
}
