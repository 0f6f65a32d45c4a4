// Writes rows one by one in its own process and prints the number of each acknowledged row: node store-writer.ts
// <folder or PostgreSQL URL>
import { writeSync } from 'node:fs'
import { sql } from 'kysely'
import { openDatabase } from '../../../src/platform/db/open-database.ts'

const [where = ''] = process.argv.slice(2)
const databaseUrl = where.startsWith('postgres') ? where : null
const { kysely } = await openDatabase({ dataDir: where, databaseUrl })
await sql`create table if not exists written (n bigint primary key, what text)`.execute(kysely)
await sql`create table if not exists counter (n bigint not null)`.execute(kysely)
await sql`insert into counter select 0 where not exists (select from counter)`.execute(kysely)
for (;;) {
  const n = await kysely.transaction().execute(async trx => {
    const { rows } = await sql<{ n: number }>`update counter set n = n + 1 returning n`.execute(trx)
    const next = rows[0]?.n ?? 0
    await sql`insert into written values (${next}, repeat('x', 300))`.execute(trx)
    return next
  })
  // Synchronous, so that the number is printed before the process can be killed.
  writeSync(1, `${n}\n`)
}
