import type { StoredRule, TeamLines, Viewer } from '@apron/server-kit/records/visibility/visibility-rule'
import * as fc from 'fast-check'
import { type Kysely, type QueryExecutorProvider, type RawBuilder, sql } from 'kysely'

const VIEWER = 'viewer'
export const PEOPLE = [VIEWER, 'colleague', 'stranger']
const PLACES = ['OWN', 'BELOW', 'OTHER']
const NOW = new Date('2026-05-01T00:00:00Z')
const TIMES = [-1, 0, 1].map(ms => new Date(NOW.getTime() + ms))
const MOST_RECORDS = 8

/** A generated value as the store accepts it. */
type Filling = RawBuilder<unknown>
type Row = Readonly<Record<string, Filling>>

/** Generates viewers with some of the rule's permissions, in some departments and sites. */
export function viewerFor(rule: StoredRule): fc.Arbitrary<Viewer> {
  const permissions = partsOf(rule).flatMap(part => ('holds' in part ? part.holds : []))
  const places = fc.subarray(PLACES.slice(0, -1))
  return fc.record({
    userCode: fc.constant(VIEWER),
    resources: fc.subarray([...new Set(permissions)]).map(held => new Set(held)),
    departments: places,
    sites: places,
    now: fc.constant(NOW),
  })
}

/** Finds records to fill, those with team lines first, and generators for the columns of the rule. */
export async function recordsFor(db: Kysely<unknown>, table: string, rule: StoredRule) {
  const lines = partsOf(rule).flatMap(part => ('team' in part && part.in !== 'json' ? [part.in] : []))
  const counts = lines.map(
    each =>
      sql`(select count(*) from ${sql.table(each.table)} l where l.${sql.ref(each.record)} = r.id) desc,`,
  )
  const { rows } = await sql<{ id: string }>`select id from ${sql.table(table)} r
    order by ${sql.join(counts, sql` `)} id limit ${MOST_RECORDS}`.execute(db)
  const named = partsOf(rule).flatMap(columnsOf)
  const row: Record<string, fc.Arbitrary<Filling>> = {}
  for (const [column, values] of named) {
    const others = values ?? (await valuesIn(db, table, column))
    const empty = (await isNullable(db, table, column)) ? [sql`null`] : []
    row[column] = fc.constantFrom(...others.map(value => sql`${value}`), ...empty)
  }
  for (const part of partsOf(rule)) {
    if ('team' in part && part.in === 'json') {
      row[part.team] = fc.subarray(PEOPLE).map(people => sql`${JSON.stringify(people)}::text::jsonb`)
    }
  }
  for (const { same = [], table: of } of lines) {
    for (const column of same) {
      const values = [...(await valuesIn(db, of, column)), ...(await valuesIn(db, table, column))]
      row[column] = fc.constantFrom(...new Set(values)).map(value => sql`${value}`)
    }
  }
  return { ids: rows.map(({ id }) => id), lines, row: fc.record(row) }
}

export async function fillRecord(db: QueryExecutorProvider, table: string, id: string, row: Row) {
  const changes = Object.entries(row).map(([column, value]) => sql`${sql.ref(column)} = ${value}`)
  if (changes.length === 0) return
  await sql`update ${sql.table(table)} set ${sql.join(changes)} where id = ${id}`.execute(db)
}

/** Writes one person into each team line of a record. */
export async function nameInLines(
  db: QueryExecutorProvider,
  { table, record, person }: TeamLines,
  id: string,
  people: readonly string[],
) {
  const ofRecord = sql`${sql.ref(record)} = ${id}`
  // A person is allowed in one line only, so all lines are cleared first.
  const { rows } = await sql<{ place: string }>`update ${sql.table(table)}
    set ${sql.ref(person)} = 'line ' || ctid::text where ${ofRecord} returning ${sql.ref(person)} as place`.execute(
    db,
  )
  for (const [index, { place }] of rows.slice(0, people.length).entries()) {
    await sql`update ${sql.table(table)} set ${sql.ref(person)} = ${people[index]}
      where ${ofRecord} and ${sql.ref(person)} = ${place}`.execute(db)
  }
}

/** Returns the single conditions of a rule, without and/or groups. */
function partsOf(rule: StoredRule): StoredRule[] {
  if ('any' in rule) return rule.any.flatMap(partsOf)
  return 'all' in rule ? rule.all.flatMap(partsOf) : [rule]
}

/** Returns the columns of a condition with values to fill in; null for the values found in the store. */
function columnsOf(rule: StoredRule): [column: string, values: readonly unknown[] | null][] {
  if ('person' in rule) return rule.person.map(column => [column, PEOPLE])
  if ('department' in rule) return [[rule.department, PLACES]]
  if ('site' in rule) return [[rule.site, PLACES]]
  if ('since' in rule) return [[rule.since, TIMES]]
  return 'column' in rule ? [[rule.column, null]] : []
}

async function valuesIn(db: QueryExecutorProvider, table: string, column: string): Promise<unknown[]> {
  const { rows } = await sql<{ value: unknown }>`select distinct ${sql.ref(column)} as value
    from ${sql.table(table)} where ${sql.ref(column)} is not null order by value`.execute(db)
  return rows.map(({ value }) => value)
}

async function isNullable(db: QueryExecutorProvider, table: string, column: string): Promise<boolean> {
  const { rows } = await sql`select 1 from information_schema.columns
    where table_name = ${table} and column_name = ${column} and is_nullable = 'YES'`.execute(db)
  return rows.length > 0
}
