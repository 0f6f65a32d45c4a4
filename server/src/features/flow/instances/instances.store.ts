import type { RecordAct } from '@apron/contract/flow/flow-words'
import type { FormFacts, FormValues } from '@apron/contract/flow/form-values'
import { type Insertable, type Kysely, type Selectable, sql } from 'kysely'
import type { InstanceState } from '../engine/engine.types.ts'
import type {
  FlowCandidateTable,
  FlowInstanceTable,
  FlowTables,
  FlowTaskTable,
  TaskOutcome,
} from '../flow.tables.ts'

export type StoredInstance = Selectable<FlowInstanceTable>
export type StoredTask = Selectable<FlowTaskTable>
export type StoredCandidate = Selectable<FlowCandidateTable>

/** Stores a new process. @returns false if one of the same business object is running, or the number or id is taken */
export async function addInstance(
  db: Kysely<unknown>,
  instance: Insertable<FlowInstanceTable>,
): Promise<boolean> {
  const added = await db
    .withTables<FlowTables>()
    .insertInto('flow_instance')
    .values(instance)
    .onConflict(conflict => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return added !== undefined
}

/** Counts the processes that a person started by hand and that are running or began after `since`. */
export async function countStarted(db: Kysely<unknown>, initiator: string, since: Date): Promise<number> {
  const { count } = await selectInstances(db)
    .clearSelect()
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('initiator', '=', initiator)
    .where('record_id', 'is', null)
    .where(eb => eb.or([eb('ended_at', 'is', null), eb('started_at', '>', since)]))
    .executeTakeFirstOrThrow()
  return count
}

/** Serialises starts with the same id until the transaction ends. */
export async function lockId(db: Kysely<unknown>, id: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`flow_instance ${id}`}, 0))`.execute(db)
}

export async function findInstance(db: Kysely<unknown>, id: string): Promise<StoredInstance | null> {
  const row = await selectInstances(db).where('id', '=', id).executeTakeFirst()
  return row ?? null
}

/** Returns a process and locks it until the transaction ends. */
export async function lockInstance(db: Kysely<unknown>, id: string): Promise<StoredInstance | null> {
  const row = await selectInstances(db).where('id', '=', id).forUpdate().executeTakeFirst()
  return row ?? null
}

function selectInstances(db: Kysely<unknown>) {
  return db.withTables<FlowTables>().selectFrom('flow_instance').selectAll()
}

/** Writes a process after a step. */
export async function writeInstance(
  db: Kysely<unknown>,
  id: string,
  changes: {
    readonly state: InstanceState
    readonly form: FormValues
    readonly facts: FormFacts
    readonly formVersion: number
    readonly subject: string
    readonly endedAt: Date | null
  },
): Promise<void> {
  const { state, form, facts, formVersion, subject, endedAt } = changes
  await db
    .withTables<FlowTables>()
    .updateTable('flow_instance')
    .set({
      status: state.status,
      stuck: state.tokens.find(token => token.stuck !== null)?.stuck ?? null,
      state: JSON.stringify(state),
      form: JSON.stringify(form),
      facts: JSON.stringify(facts),
      form_version: formVersion,
      subject,
      ended_at: endedAt,
    })
    .where('id', '=', id)
    .execute()
}

export async function findTask(
  db: Kysely<unknown>,
  instanceId: string,
  number: number,
): Promise<StoredTask | null> {
  const row = await db
    .withTables<FlowTables>()
    .selectFrom('flow_task')
    .selectAll()
    .where('instance_id', '=', instanceId)
    .where('number', '=', number)
    .executeTakeFirst()
  return row ?? null
}

/** Returns the open tasks of a process, oldest first. */
export async function openTasksOf(db: Kysely<unknown>, insId: string): Promise<StoredTask[]> {
  return await db
    .withTables<FlowTables>()
    .selectFrom('flow_task')
    .selectAll()
    .where('instance_id', '=', insId)
    .where('closed_at', 'is', null)
    .orderBy('number')
    .execute()
}

/**
 * Returns true if the person has already done this with the task. @param to person it was given to, or node it was
 * returned to
 */
export async function isRecorded(
  db: Kysely<unknown>,
  {
    instanceId,
    task,
    by,
    to,
    acts,
  }: {
    readonly instanceId: string
    readonly task: number
    readonly by: string
    readonly to: string | null
    readonly acts: readonly RecordAct[]
  },
): Promise<boolean> {
  const row = await db
    .withTables<FlowTables>()
    .selectFrom('flow_record')
    .select('seq')
    .where('instance_id', '=', instanceId)
    .where('task', '=', task)
    .where('by_code', '=', by)
    .where('act', 'in', acts)
    .where('to_what', 'is not distinct from', to)
    .executeTakeFirst()
  return row !== undefined
}

/** Returns everybody who may decide, or once might have decided, a task of the process. */
export async function candidatesOf(db: Kysely<unknown>, instanceId: string): Promise<StoredCandidate[]> {
  return await db
    .withTables<FlowTables>()
    .selectFrom('flow_candidate')
    .selectAll()
    .where('instance_id', '=', instanceId)
    .orderBy('number')
    .orderBy('user_code')
    .execute()
}

/** Opens a task for its candidates. An existing one gets the new candidates. */
export async function putTask(
  db: Kysely<unknown>,
  task: Insertable<FlowTaskTable>,
  candidates: readonly string[],
): Promise<void> {
  const { instance_id, number, kind, opened_at } = task
  const tables = db.withTables<FlowTables>()
  await tables
    .insertInto('flow_task')
    .values(task)
    .onConflict(conflict =>
      conflict.columns(['instance_id', 'number']).doUpdateSet({ urgency: task.urgency }),
    )
    .execute()
  if (candidates.length === 0) return
  const tab = kind === 'decide' ? 'approve' : 'handle'
  await tables
    .insertInto('flow_candidate')
    .values(candidates.map(user_code => ({ instance_id, number, user_code, tab, opened_at })))
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

/** Closes a task and removes it from the list of everybody who had it. */
export async function closeTask(
  db: Kysely<unknown>,
  instanceId: string,
  number: number,
  end: {
    readonly outcome: TaskOutcome
    readonly by: string | null
    readonly forWhom: string | null
    readonly now: Date
  },
): Promise<void> {
  const tables = db.withTables<FlowTables>()
  await tables
    .updateTable('flow_task')
    .set({ closed_at: end.now, outcome: end.outcome, by_code: end.by, for_code: end.forWhom })
    .where('instance_id', '=', instanceId)
    .where('number', '=', number)
    .execute()
  await tables
    .updateTable('flow_candidate')
    .set({ is_open: false })
    .where('instance_id', '=', instanceId)
    .where('number', '=', number)
    .execute()
  await tables
    .deleteFrom('flow_timer')
    .where('instance_id', '=', instanceId)
    .where('number', '=', number)
    .execute()
}

/** Voids earlier decisions: all of them, or those of nodes that are passed again. */
export async function voidDecisions(
  db: Kysely<unknown>,
  instanceId: string,
  keep: readonly string[],
): Promise<void> {
  await db
    .withTables<FlowTables>()
    .updateTable('flow_record')
    .set({ is_void: true })
    .where('instance_id', '=', instanceId)
    .where('act', 'in', ['agree', 'fillIn'])
    .where(sql<boolean>`not node = any(${[...keep]}::text[])`)
    .execute()
}
