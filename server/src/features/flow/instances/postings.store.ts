import { type Insertable, type Kysely, type Selectable, sql } from 'kysely'
import type { FlowPostingTable, FlowTables } from '../flow.tables.ts'

export type StoredPosting = Selectable<FlowPostingTable>

/** Queues an outcome for another try. */
export async function addPosting(db: Kysely<unknown>, posting: Insertable<FlowPostingTable>): Promise<void> {
  await db.withTables<FlowTables>().insertInto('flow_posting').values(posting).execute()
}

/** Returns the outcomes not yet posted of a process, oldest first. */
export async function postingsOf(db: Kysely<unknown>, insId: string): Promise<StoredPosting[]> {
  return await db
    .withTables<FlowTables>()
    .selectFrom('flow_posting')
    .selectAll()
    .where('instance_id', '=', insId)
    .orderBy('seq')
    .execute()
}

/** Returns processes with a due posting. */
export async function processesToPost(db: Kysely<unknown>, now: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select instance_id as id from (
      select distinct on (instance_id) instance_id, due_at from flow_posting order by instance_id, seq
    ) oldest where due_at <= ${now} order by due_at, instance_id limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

export async function dropPosting(db: Kysely<unknown>, { seq }: Pick<StoredPosting, 'seq'>): Promise<void> {
  await db.withTables<FlowTables>().deleteFrom('flow_posting').where('seq', '=', seq).execute()
}

export async function postponePosting(
  db: Kysely<unknown>,
  { seq }: Pick<StoredPosting, 'seq'>,
  later: Pick<StoredPosting, 'tries' | 'due_at' | 'reason'>,
): Promise<void> {
  await db.withTables<FlowTables>().updateTable('flow_posting').set(later).where('seq', '=', seq).execute()
}
