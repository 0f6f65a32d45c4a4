import { type QueryExecutorProvider, sql } from 'kysely'

/** Updates columns of one row. */
export async function setColumns(
  db: QueryExecutorProvider,
  table: string,
  id: string,
  columns: Readonly<Record<string, unknown>>,
): Promise<void> {
  const changes = Object.entries(columns).map(([column, value]) => sql`${sql.ref(column)} = ${value}`)
  await sql`update ${sql.table(table)} set ${sql.join(changes)} where id = ${id}`.execute(db)
}
