import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import type { FlowReminder } from '@apron/contract/flow/flow'
import { FLOW_REMIND_MINUTES } from '@apron/contract/limits/flow'
import { wireTime } from '@apron/contract/wire/formats/wire-time'
import { type CallContext, callerOf } from '@apron/server-kit/calls/call-context'
import type { Kysely } from 'kysely'
import type { FlowMessage, FlowRecord, InstanceState, OpenTask } from '../engine/engine.types.ts'
import type { FlowTables } from '../flow.tables.ts'
import type { FlowDeps } from './flow-deps.ts'
import { lockInstance, type StoredTask } from './instances.store.ts'
import { organisationNow } from './people/organisation.store.ts'
import { peopleOfStep } from './people/people-to-load.ts'
import type { DoneStep } from './step-changes.ts'
import { writeStep } from './write-step.ts'

const MINUTE_MS = 60_000

/**
 * Lets the initiator remind the candidates of their process: each task at most once an hour, with a record and a
 * message.
 */
export function createRemind(deps: FlowDeps) {
  const { db, clock, templates } = deps
  return async (insId: string, context: CallContext): Promise<FlowReminder> =>
    await db.transaction().execute(async trx => {
      const { userCode } = callerOf(context)
      const instance = await lockInstance(trx, insId)
      if (instance === null || instance.initiator !== userCode) throw new Refusal(SERVER_ERRORS.notFound)
      const waiting = waitsForOthers(instance.state, userCode)
      if (waiting.length === 0) throw new Refusal(SERVER_ERRORS.notAllowedInState)
      const now = clock.now()
      const claimed = await claimReminders(trx, insId, waiting, now)
      if (claimed.size === 0) {
        throw new Refusal(SERVER_ERRORS.flowReminded, { minutes: String(FLOW_REMIND_MINUTES) })
      }
      const result = buildReminderStep(instance.state, claimed, userCode)
      const definition = await templates.at(trx, instance.kind, instance.version)
      const { form: values, facts } = instance
      const organisation = await organisationNow(trx, peopleOfStep(definition, instance))
      const stepFacts = { initiator: userCode, values, facts, organisation }
      await writeStep(trx, deps, { instance, definition, result, stepFacts, now, by: userCode })
      const people = new Set(result.messages.flatMap(({ to }) => to))
      return { people: people.size, remindTime: wireTime(now) }
    })
}

/** Returns the tasks with candidates other than the initiator. */
export function waitsForOthers({ tasks }: Pick<InstanceState, 'tasks'>, initiator: string): OpenTask[] {
  return tasks.filter(({ candidates }) => candidates.some(each => each !== initiator))
}

/** Marks and returns the tasks not reminded within the hour, with their urgency. */
async function claimReminders(
  trx: Kysely<unknown>,
  insId: string,
  waiting: readonly OpenTask[],
  now: Date,
): Promise<ReadonlyMap<number, StoredTask['urgency']>> {
  const before = new Date(now.getTime() - FLOW_REMIND_MINUTES * MINUTE_MS)
  const rows = await trx
    .withTables<FlowTables>()
    .updateTable('flow_task')
    .set({ reminded_at: now })
    .where('instance_id', '=', insId)
    .where(
      'number',
      'in',
      waiting.map(({ id }) => id),
    )
    .where(row => row.or([row('reminded_at', 'is', null), row('reminded_at', '<=', before)]))
    .returning(['number', 'urgency'])
    .execute()
  return new Map(rows.map(({ number, urgency }) => [number, urgency]))
}

/** Builds a step without movement: a record line, and messages to the candidates. */
function buildReminderStep(
  state: InstanceState,
  claimed: ReadonlyMap<number, StoredTask['urgency']>,
  by: string,
): DoneStep {
  const tasks = state.tasks.filter(({ id }) => claimed.has(id))
  return {
    ok: true,
    state,
    opened: [],
    closed: [],
    records: tasks.map(
      ({ id, node }): FlowRecord => ({
        act: 'remind',
        node,
        task: id,
        round: state.round,
        by,
        for: null,
        remark: null,
        note: null,
        to: null,
      }),
    ),
    messages: tasks.map(
      ({ id, node, candidates }): FlowMessage => ({
        about: 'reminder',
        to: candidates.filter(each => each !== by),
        node,
        task: id,
        urgency: claimed.get(id) ?? 0,
      }),
    ),
    ended: null,
  }
}
