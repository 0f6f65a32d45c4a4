import { isDeepStrictEqual } from 'node:util'
import { timeOfWire } from '@apron/contract/wire/formats/wire-time'
import type { MessagesService } from '@apron/server-kit/messages/messages-service'
import type { Kysely } from 'kysely'
import { addChanges } from '../../../platform/live/hints.ts'
import { assignmentAt } from '../engine/candidates.ts'
import type { FlowRecord, OpenedTask, TaskStage } from '../engine/engine.types.ts'
import type { FlowTables, TaskOutcome } from '../flow.tables.ts'
import type { FlowDeps } from './flow-deps.ts'
import { closeTask, putTask, voidDecisions, writeInstance } from './instances.store.ts'
import { delegatesOf } from './people/delegates.store.ts'
import { notifyPeople } from './people/notify-people.ts'
import { postOutcome } from './post-outcome.ts'
import { subjectOf } from './process-title.ts'
import type { DoneStep, StepChanges } from './step-changes.ts'
import { taskName } from './task-name.ts'

const MINUTE_MS = 60_000

/** Writes the result of a step and its messages in the caller's transaction (T15). */
export async function writeStep(
  trx: Kysely<unknown>,
  deps: Pick<FlowDeps, 'messages' | 'recordProcesses'>,
  changes: StepChanges,
): Promise<void> {
  const { messages } = deps
  const { instance, definition, result, now } = changes
  const { values: form, facts } = changes.stepFacts
  const isFormChanged = !isDeepStrictEqual(form, instance.form)
  await writeRecords(trx, changes)
  for (const { id } of result.closed) await endTask(trx, messages, changes, id)
  for (const task of result.opened) await openTask(trx, changes, task)
  await putCandidates(trx, changes)
  if (result.records.some(({ act }) => act === 'reject')) {
    await voidDecisions(trx, instance.id, nodesStillValid(result))
  }
  await writeInstance(trx, instance.id, {
    state: result.state,
    form,
    facts,
    formVersion: instance.form_version + (isFormChanged ? 1 : 0),
    subject: subjectOf(definition, form),
    endedAt: result.ended === null ? null : now,
  })
  await notifyPeople(trx, messages, changes)
  await hintPeople(trx, changes)
  await postOutcome(trx, deps, changes)
}

/** Notifies everybody whose task, copy or started lists changed, and their delegates. Their clients reload at once. */
async function hintPeople(trx: Kysely<unknown>, { instance, result }: StepChanges): Promise<void> {
  const before = instance.state.tasks.flatMap(({ candidates }) => candidates)
  const after = result.state.tasks.flatMap(({ candidates }) => candidates)
  const holders = [...new Set([...before, ...after])]
  const recipients = result.messages.flatMap(({ to }) => to)
  addChanges([instance.initiator, ...holders, ...recipients, ...(await delegatesOf(trx, holders))])
}

/**
 * Nodes whose decisions stay valid. A rejection restarts at the first node, although the diagram still shows the path.
 */
function nodesStillValid({ state }: DoneStep): string[] {
  return state.status === 'rejected' ? [] : state.passed.map(({ node }) => node)
}

/** Returns the record of the act that closed a task. Undefined if it ended with its branch or process. */
function recordOf({ records }: DoneStep, task: number): FlowRecord | undefined {
  return records.find(record => record.task === task)
}

async function endTask(
  trx: Kysely<unknown>,
  messages: MessagesService,
  { instance, result, now }: StepChanges,
  number: number,
): Promise<void> {
  const record = recordOf(result, number)
  const outcome: TaskOutcome = record?.act ?? 'ended'
  await closeTask(trx, instance.id, number, {
    outcome,
    by: record?.by ?? null,
    forWhom: record?.for ?? null,
    now,
  })
  await messages.taskEnded(trx, `flow:${taskName(instance.id, number)}`, 'success')
}

async function openTask(trx: Kysely<unknown>, changes: StepChanges, task: OpenedTask): Promise<void> {
  const { instance, definition, result, stepFacts, now } = changes
  const { id: number, node, kind, candidates, level, timers } = task
  const about = result.messages.find(message => message.task === number)
  const assignment = assignmentAt(definition.rules.nodes[node]?.levels ?? [], stepFacts, level)
  const roles = assignment !== null && 'roles' in assignment ? (assignment.roles ?? []) : []
  const post = assignment !== null && 'post' in assignment ? (assignment.post ?? null) : null
  await putTask(
    trx,
    {
      instance_id: instance.id,
      number,
      node,
      kind,
      roles: [...roles],
      post,
      urgency: about?.urgency ?? 0,
      opened_at: now,
      closed_at: null,
      outcome: null,
      by_code: null,
      for_code: null,
    },
    candidates,
  )
  const due = timers.flatMap(stage => dueTimer(stage, now))
  if (due.length === 0) return
  await trx
    .withTables<FlowTables>()
    .insertInto('flow_timer')
    .values(due.map(({ stage, due_at }) => ({ stage, due_at, instance_id: instance.id, number })))
    .execute()
}

function dueTimer({ stage, due }: TaskStage, now: Date): { stage: string; due_at: Date }[] {
  const at = 'at' in due ? timeOfWire(due.at) : new Date(now.getTime() + due.afterMinutes * MINUTE_MS)
  return at === null ? [] : [{ stage, due_at: at }]
}

/** Stores new candidates of a task that stays open, such as those added by an escalation. */
async function putCandidates(trx: Kysely<unknown>, { instance, result }: StepChanges): Promise<void> {
  const opened = new Set(result.opened.map(({ id }) => id))
  const before = new Map(instance.state.tasks.map(task => [task.id, task.candidates]))
  for (const { id: number, kind, candidates } of result.state.tasks) {
    const more = candidates.filter(person => before.get(number)?.includes(person) !== true)
    if (opened.has(number) || more.length === 0) continue
    const tables = trx.withTables<FlowTables>()
    const { opened_at } = await tables
      .selectFrom('flow_task')
      .select('opened_at')
      .where('instance_id', '=', instance.id)
      .where('number', '=', number)
      .executeTakeFirstOrThrow()
    const tab = kind === 'decide' ? 'approve' : 'handle'
    await tables
      .insertInto('flow_candidate')
      .values(more.map(user_code => ({ instance_id: instance.id, number, user_code, tab, opened_at })))
      .onConflict(conflict =>
        conflict.columns(['instance_id', 'number', 'user_code']).doUpdateSet({ is_open: true }),
      )
      .execute()
  }
}

async function writeRecords(trx: Kysely<unknown>, { instance, result, now }: StepChanges): Promise<void> {
  if (result.records.length === 0) return
  const tables = trx.withTables<FlowTables>()
  const tasks = await tables
    .selectFrom('flow_task')
    .select(['number', 'opened_at'])
    .where('instance_id', '=', instance.id)
    .execute()
  const openedAt = new Map(tasks.map(({ number, opened_at }) => [number, opened_at]))
  await tables
    .insertInto('flow_record')
    .values(
      result.records.map(({ act, node, task, round, by, for: forWhom, remark, note, to }) => ({
        instance_id: instance.id,
        node,
        act,
        task,
        round,
        by_code: by,
        for_code: forWhom,
        to_what: to,
        at: now,
        opened_at: task === null ? null : (openedAt.get(task) ?? null),
        remark: remark ?? '',
        note,
      })),
    )
    .execute()
}
