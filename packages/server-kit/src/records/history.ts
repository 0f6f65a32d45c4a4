import { wireTime } from '@apron/contract/wire/formats/wire-time'
import { type Generated, type QueryExecutorProvider, type RawBuilder, sql } from 'kysely'
import { PREPARED } from '../db/prepared.ts'
import type { Names } from '../people/names.ts'

/** An entry in the history of a record with states. */
export interface HistoryColumns<Action extends string, Status extends string> {
  seq: Generated<number>
  at: Date
  by_code: string
  /** The delegator if only a delegation gave the permission. */
  for_code: Generated<string | null>
  action: Action
  from_status: Status | null
  to_status: Status
  remark: string
}

/** Table with the history of a kind of record. */
export interface HistoryPlace {
  readonly table: string
  /** Column with the id of the record. */
  readonly owner: string
}

export interface HistoryLine<Action extends string, Status extends string> {
  readonly at: Date
  readonly by: string
  /** Employee number of the delegator. Null or left out if they acted for themselves. */
  readonly for?: string | null
  readonly action: Action
  readonly from: Status | null
  readonly to: Status
  readonly remark: string
}

export async function addHistory(
  db: QueryExecutorProvider,
  place: HistoryPlace,
  recordId: string,
  line: HistoryLine<string, string>,
): Promise<void> {
  await addHistories(db, place, [{ ...line, recordId }])
}

/** Adds an entry to the history of each record in one statement. */
export async function addHistories(
  db: QueryExecutorProvider,
  { table, owner }: HistoryPlace,
  lines: readonly (HistoryLine<string, string> & { readonly recordId: string })[],
): Promise<void> {
  if (lines.length === 0) return
  const rows = lines.map(
    ({ recordId, at, by, for: forCode = null, action, from, to, remark }) =>
      sql`(${recordId}, ${at}, ${by}, ${forCode}, ${action}, ${from}, ${to}, ${remark})`,
  )
  await sql`
    insert into ${sql.table(table)} (${sql.ref(owner)}, at, by_code, for_code, action, from_status, to_status, remark)
    values ${sql.join(rows)}
  `.execute(db)
}

/** Returns the entries of one record, newest first. */
export async function readHistory<Action extends string, Status extends string>(
  db: QueryExecutorProvider,
  { table, owner }: HistoryPlace,
  recordId: string,
): Promise<HistoryLine<Action, Status>[]> {
  const { rows } = await sql<HistoryLine<Action, Status>>`
    select at, by_code as "by", for_code as "for", action, from_status as "from", to_status as "to", remark
    from ${sql.table(table)}
    where ${sql.ref(owner)} = ${recordId}
    order by seq desc ${PREPARED}`.execute(db)
  return rows
}

/** Converts an entry to the response format. */
export function toHistoryEntry<Action extends string, Status extends string>(
  { at, by, for: forCode = null, action, from, to, remark }: HistoryLine<Action, Status>,
  names: Pick<Names, 'person'>,
) {
  return {
    at: wireTime(at),
    by: names.person(by),
    ...(forCode === null ? {} : { forWhom: names.person(forCode) }),
    action,
    fromStatus: from,
    toStatus: to,
    remark,
  }
}

/** Returns all people named in history entries. */
export function peopleOfHistory(lines: readonly Pick<HistoryLine<string, string>, 'by' | 'for'>[]): string[] {
  return lines.flatMap(({ by, for: forCode }) =>
    forCode === null || forCode === undefined ? [by] : [by, forCode],
  )
}

/** Returns the migration for a column that was added later. New tables already have it. */
export function historyForColumn({ table }: HistoryPlace): RawBuilder<unknown> {
  return sql`alter table ${sql.table(table)} add column if not exists for_code text`
}

/**
 * Returns the statements that create a history table and its index, for a migration. Existing databases were created
 * with this text: additions need a migration too.
 */
export function historyTable({ table, owner }: HistoryPlace, records: string): RawBuilder<unknown>[] {
  const of = sql.ref(owner)
  return [
    sql`create table ${sql.table(table)} (
      seq integer generated always as identity primary key,
      ${of} text not null references ${sql.table(records)} (id),
      at timestamptz not null,
      by_code text not null,
      for_code text,
      action text not null,
      from_status text,
      to_status text not null,
      remark text not null
    )`,
    sql`create index ${sql.ref(`${table}_of_${owner.replace(/_id$/, '')}`)} on ${sql.table(table)} (${of}, seq)`,
  ]
}
