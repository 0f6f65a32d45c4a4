import { type Kysely, sql } from 'kysely'

/** Tables and columns come from the database catalogue, so that backups include new tables. */

export interface Column {
  readonly name: string
  /** SQL type, for example `numeric(10,2)` or `text[]`. */
  readonly type: string
}

export interface Table {
  readonly name: string
  readonly columns: readonly Column[]
}

export interface Sequence {
  readonly name: string
  readonly last: string
  /** True if `last` has been used already. */
  readonly called: boolean
}

export interface ForeignKey {
  readonly table: string
  readonly name: string
  readonly definition: string
}

/** The migrator's own tables. A backup lists the migrations instead. */
const MIGRATOR_TABLES = ['kysely_migration', 'kysely_migration_lock']

/** Returns all tables with their writable columns. */
export async function listTables(db: Kysely<unknown>): Promise<Table[]> {
  const { rows } = await sql<{ name: string; columns: Column[] }>`
    select c.relname as name,
      coalesce(jsonb_agg(jsonb_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod))
        order by a.attnum) filter (where a.attname is not null), '[]') as columns
    from pg_class c
    left join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and not (c.relname = any(${MIGRATOR_TABLES}))
    group by c.relname
    order by c.relname collate "C"`.execute(db)
  return rows
}

export async function listSequences(db: Kysely<unknown>): Promise<Sequence[]> {
  const { rows: names } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'S' order by relname collate "C"`.execute(db)
  const sequences: Sequence[] = []
  for (const { name } of names) {
    const { rows } = await sql<{ last: string; called: boolean }>`
      select last_value::text as last, is_called as called from ${sql.table(name)}`.execute(db)
    for (const row of rows) sequences.push({ name, ...row })
  }
  return sequences
}

export async function listForeignKeys(db: Kysely<unknown>): Promise<ForeignKey[]> {
  const { rows } = await sql<{ table: string; name: string; definition: string }>`
    select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint
    where contype = 'f' and connamespace = 'public'::regnamespace`.execute(db)
  return rows
}

/** Returns the first table with a row, or null. */
export async function findFilledTable(db: Kysely<unknown>): Promise<string | null> {
  for (const { name } of await listTables(db)) {
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(db)
    if (rows.length > 0) return name
  }
  return null
}
