import { createWriteStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { TextPair } from '@apron/contract/texts/text-pair'
import { type Kysely, sql } from 'kysely'
import { OperatorError } from '../../platform/config/operator-error.ts'
import type { Database } from '../../platform/db/database.ts'
import { syncFolder } from '../../platform/db/embedded/durable-node-fs.ts'
import { recordedMigrations } from '../../platform/db/migrate.ts'
import { BACKUP_FORMAT, BACKUP_VERSION, type BackupHeader, type BackupLine } from './backup-format.ts'
import { commandTexts } from './command-texts.ts'
import { listSequences, listTables, type Table } from './table-catalog.ts'

const ROWS_AT_ONCE = 500

export interface BackupSummary {
  readonly tables: number
  readonly rows: number
}

/** Writes a consistent snapshot of every table. The file appears only when complete, readable for its owner only. */
export async function writeBackup(database: Database, file: string): Promise<BackupSummary> {
  const unfinished = `${file}.unfinished`
  await reserve(file)
  try {
    const summary = await database.withoutTimeLimit(connection =>
      connection
        .transaction()
        .setIsolationLevel('repeatable read')
        .setAccessMode('read only')
        .execute(async snapshot => {
          const migrations = await recordedMigrations(snapshot)
          if (migrations.length === 0)
            throw new OperatorError(commandTexts.nothingToBackUp(database.location))
          const counts = { tables: 0, rows: 0 }
          const lines = Readable.from(backupLines(snapshot, migrations, counts))
          await pipeline(lines, createGzip(), createWriteStream(unfinished, { mode: 0o600, flush: true }))
          return counts
        }),
    )
    await rename(unfinished, file)
    syncFolder(dirname(file))
    return summary
  } catch (error) {
    await rm(unfinished, { force: true })
    await rm(file, { force: true })
    throw error
  }
}

/** Reserves the file name, so that no other file is overwritten, even one created meanwhile. */
async function reserve(file: string): Promise<void> {
  try {
    const handle = await open(file, 'wx', 0o600)
    await handle.close()
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') {
      throw new OperatorError(commandTexts.fileExists(file))
    }
    throw new OperatorError(commandTexts.notWritten(file, String(error)), { cause: error })
  }
}

async function* backupLines(
  snapshot: Kysely<unknown>,
  migrations: string[],
  summary: { tables: number; rows: number },
): AsyncGenerator<string> {
  const header: BackupHeader = {
    format: BACKUP_FORMAT,
    version: BACKUP_VERSION,
    migrations,
    createdAt: new Date().toISOString(),
  }
  yield line(header)
  for (const table of await listTables(snapshot)) {
    summary.tables++
    yield line({ table: table.name, columns: [...table.columns] })
    for await (const row of rowsOf(snapshot, table)) {
      summary.rows++
      yield line(row)
    }
  }
  for (const { name, last, called } of await listSequences(snapshot))
    yield line({ sequence: name, last, called })
  yield line({ end: true, ...summary })
}

/** Streams the rows of a table as lists of texts, a few hundred in memory at a time. */
async function* rowsOf(snapshot: Kysely<unknown>, table: Table): AsyncGenerator<(string | null)[]> {
  if (table.columns.length === 0) return
  const columns = sql.join(table.columns.map(column => sql`${sql.ref(column.name)}::text`))
  await sql`declare backup_rows no scroll cursor for
    select array[${columns}] as texts from ${sql.table(table.name)}`.execute(snapshot)
  for (;;) {
    const { rows } = await sql<{ texts: (string | null)[] }>`
      fetch ${sql.lit(ROWS_AT_ONCE)} from backup_rows`.execute(snapshot)
    for (const { texts } of rows) yield texts
    if (rows.length < ROWS_AT_ONCE) break
  }
  await sql`close backup_rows`.execute(snapshot)
}

function line(content: BackupHeader | BackupLine): string {
  return `${JSON.stringify(content)}\n`
}

/** Writes a backup and returns the message. @throws OperatorError if the file cannot be written */
export async function backUp(database: Database, file: string): Promise<TextPair> {
  const { tables, rows } = await writeBackup(database, file)
  return commandTexts.backedUp(file, tables, rows)
}
