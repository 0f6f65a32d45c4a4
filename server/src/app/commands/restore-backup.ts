import { type Kysely, sql } from 'kysely'
import { OperatorError } from '../../platform/config/operator-error.ts'
import type { Database } from '../../platform/db/database.ts'
import { type Migrations, recordedMigrations, runMigrations } from '../../platform/db/migrate.ts'
import type { BackupRow } from './backup-format.ts'
import { commandTexts } from './command-texts.ts'
import { openBackup } from './read-backup.ts'
import { findFilledTable, listForeignKeys, listTables, type Table } from './table-catalog.ts'
import type { BackupSummary } from './write-backup.ts'

const ROWS_AT_ONCE = 500
const TEXT_AT_ONCE = 1_000_000

/**
 * Restores a backup into an empty store in one transaction, all or nothing. The store gets the schema of the backup;
 * the next start migrates it.
 * @param migrations all migrations of this version
 */
export async function restoreBackup(
  database: Database,
  file: string,
  migrations: Migrations,
): Promise<BackupSummary> {
  const { header, lines } = await openBackup(file)
  const unknown = header.migrations.filter(name => !(name in migrations))
  if (unknown.length > 0) throw new OperatorError(commandTexts.backupNewer(file, unknown))
  return database.withoutTimeLimit(connection =>
    connection.transaction().execute(async trx => {
      await createSchema(trx, header.migrations, migrations, database.location)
      const addKeys = await dropForeignKeys(trx)
      const tables = new Map((await listTables(trx)).map(table => [table.name, table]))
      const summary = { tables: 0, rows: 0 }
      let batch: Batch | null = null
      for await (const line of lines) {
        if (Array.isArray(line)) {
          if (batch === null) throw new OperatorError(commandTexts.notABackup(file))
          summary.rows++
          await batch.add(line)
          continue
        }
        await batch?.flush()
        batch = null
        if ('table' in line) {
          const table = tables.get(line.table)
          if (table === undefined) throw new OperatorError(commandTexts.notABackup(file))
          summary.tables++
          batch = new Batch(trx, { name: table.name, columns: line.columns })
        } else if ('sequence' in line) {
          await sql`select setval(${line.sequence}::regclass, ${line.last}::int8, ${line.called})`.execute(
            trx,
          )
        } else if (line.tables !== summary.tables || line.rows !== summary.rows) {
          throw new OperatorError(commandTexts.incomplete(file))
        }
      }
      await addKeys()
      return summary
    }),
  )
}

async function createSchema(
  trx: Kysely<unknown>,
  wanted: readonly string[],
  migrations: Migrations,
  location: string,
): Promise<void> {
  const present = await recordedMigrations(trx)
  if (present.length > 0) {
    const other = present.find(name => !wanted.includes(name))
    const filled = other ?? (await findFilledTable(trx))
    if (filled !== null) throw new OperatorError(commandTexts.storeNotEmpty(location, filled))
  }
  await runMigrations(
    trx,
    Object.fromEntries(Object.entries(migrations).filter(([name]) => wanted.includes(name))),
  )
  // The backup also contains the rows that migrations insert.
  const tables = await listTables(trx)
  if (tables.length > 0)
    await sql`truncate ${sql.join(tables.map(({ name }) => sql.table(name)))}`.execute(trx)
}

/**
 * Drops all foreign keys, because tables refer to each other in any order and to themselves. Returns a function that
 * restores them, which checks every row.
 */
async function dropForeignKeys(trx: Kysely<unknown>): Promise<() => Promise<void>> {
  const keys = await listForeignKeys(trx)
  for (const { table, name } of keys) {
    await sql`alter table ${sql.raw(table)} drop constraint ${sql.ref(name)}`.execute(trx)
  }
  return async () => {
    for (const { table, name, definition } of keys) {
      await sql`alter table ${sql.raw(table)} add constraint ${sql.ref(name)} ${sql.raw(definition)}`.execute(
        trx,
      )
    }
  }
}

/** Inserts the rows of one table in batches of a few hundred. */
class Batch {
  readonly #trx: Kysely<unknown>
  readonly #table: Table
  #rows: BackupRow[] = []
  #length = 0

  constructor(trx: Kysely<unknown>, table: Table) {
    this.#trx = trx
    this.#table = table
  }

  async add(row: BackupRow): Promise<void> {
    this.#rows.push(row)
    this.#length += row.reduce((length, text) => length + (text?.length ?? 0), 0)
    if (this.#rows.length >= ROWS_AT_ONCE || this.#length >= TEXT_AT_ONCE) await this.flush()
  }

  async flush(): Promise<void> {
    if (this.#rows.length === 0) return
    const { name, columns } = this.#table
    const targets = sql.join(columns.map(column => sql.ref(column.name)))
    const values = sql.join(columns.map((column, i) => sql`(r ->> ${sql.lit(i)})::${sql.raw(column.type)}`))
    await sql`insert into ${sql.table(name)} (${targets}) overriding system value
      select ${values} from jsonb_array_elements(${JSON.stringify(this.#rows)}::jsonb) as rows (r)`.execute(
      this.#trx,
    )
    this.#rows = []
    this.#length = 0
  }
}
