import { type Kysely, sql } from 'kysely'
import { step } from '../engine/step.ts'
import { dueStage } from '../engine/task-timers.ts'
import type { FlowTables } from '../flow.tables.ts'
import type { FlowDeps } from './flow-deps.ts'
import { lockInstance } from './instances.store.ts'
import { organisationNow } from './people/organisation.store.ts'
import { peopleOfStep } from './people/people-to-load.ts'
import { writeStep } from './write-step.ts'

/** Tasks per batch. */
const TASKS_AT_ONCE = 200

interface TimedTask {
  readonly instance_id: string
  readonly number: number
}

/**
 * Runs the due timers of tasks. With several nodes each still runs once: the process is locked, and a timer run
 * elsewhere is no longer due. Of the stages that fell due while no server ran, only the last one is run.
 * @param failed called for a process whose timer failed; the others are still handled
 */
export async function runDueTimers(
  deps: Pick<FlowDeps, 'db' | 'clock' | 'messages' | 'templates' | 'recordProcesses'>,
  onFailure: (insId: string, error: unknown) => void,
): Promise<void> {
  const now = deps.clock.now()
  let after: TimedTask | undefined = { instance_id: '', number: 0 }
  // Failed timers stay due. The cursor passes them, so that later ones still run.
  while (after !== undefined) {
    // oxlint-disable-next-line no-await-in-loop -- each batch begins where the last one ended
    const due: TimedTask[] = await dueTasks(deps.db, now, after)
    for (const { instance_id: insId, number } of due) {
      try {
        // oxlint-disable-next-line no-await-in-loop -- one process after the other: each is a transaction of its own
        await deps.db.transaction().execute(trx => runTimer(trx, deps, insId, number))
      } catch (error) {
        onFailure(insId, error)
      }
    }
    after = due.length < TASKS_AT_ONCE ? undefined : due.at(-1)
  }
}

async function dueTasks(
  db: Kysely<unknown>,
  now: Date,
  { instance_id, number }: TimedTask,
): Promise<TimedTask[]> {
  const { rows } = await sql<TimedTask>`
    select distinct instance_id, number from flow_timer
     where due_at <= ${now} and (instance_id, number) > (${instance_id}, ${number}::int)
     order by instance_id, number limit ${TASKS_AT_ONCE}`.execute(db)
  return rows
}

async function runTimer(
  trx: Kysely<unknown>,
  deps: Pick<FlowDeps, 'clock' | 'messages' | 'templates' | 'recordProcesses'>,
  insId: string,
  number: number,
): Promise<void> {
  const { clock, templates } = deps
  const instance = await lockInstance(trx, insId)
  const task = instance?.state.tasks.find(({ id }) => id === number)
  if (instance === null || task === undefined) return
  const now = clock.now()
  const timers = trx.withTables<FlowTables>()
  const waiting = await timers
    .selectFrom('flow_timer')
    .select(['stage', 'due_at'])
    .where('instance_id', '=', insId)
    .where('number', '=', number)
    .execute()
  const due = dueStage(
    waiting.map(({ stage, due_at }) => ({ stage, at: due_at.getTime() })),
    task.stages,
    now.getTime(),
  )
  if (due === null) return
  const definition = await templates.at(trx, instance.kind, instance.version)
  const { form, facts, initiator } = instance
  const organisation = await organisationNow(trx, peopleOfStep(definition, instance))
  const stepFacts = { initiator, values: form, facts, organisation }
  const result = step(definition, instance.state, { type: 'timer', task: number, ...due }, stepFacts)
  if (!result.ok) throw new Error(`The timer ${due.stage} of ${insId} was refused: ${result.refusal}`)
  await writeStep(trx, deps, { instance, definition, result, stepFacts, now, by: null })
  await timers
    .deleteFrom('flow_timer')
    .where('instance_id', '=', insId)
    .where('number', '=', number)
    .where('due_at', '<=', now)
    .execute()
}
