import { type QueryExecutorProvider, sql } from 'kysely'

/** Updates columns of these rows. */
export async function setColumns(
  db: QueryExecutorProvider,
  table: string,
  ids: string | readonly string[],
  columns: Readonly<Record<string, unknown>>,
): Promise<void> {
  const changes = Object.entries(columns).map(([column, value]) => sql`${sql.ref(column)} = ${value}`)
  await sql`update ${sql.table(table)} set ${sql.join(changes)} where id = any(${[ids].flat()}::text[])`.execute(
    db,
  )
}
