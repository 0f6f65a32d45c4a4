import { type Kysely, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { OperatorError } from '../config/operator-error.ts'
import type { Database } from './database.ts'
import { storeTexts } from './store-texts.ts'

/** Migrations by origin and name, for example `core/0010-organisation`. They run in key order. */
export type Migrations = Readonly<Record<string, Migration>>

export interface MigrationRun {
  readonly ran: readonly string[]
}

/**
 * Brings the store up to date, under a lock and in one transaction: forward only, all or nothing. Rejects a store
 * migrated by a newer version.
 */
export async function migrateStore(database: Database, migrations: Migrations): Promise<MigrationRun> {
  return database.withoutTimeLimit(async connection => {
    const unknown = (await recordedMigrations(connection)).filter(name => !(name in migrations))
    if (unknown.length > 0) throw new OperatorError(storeTexts.storeNewer(database.location, unknown))
    return runMigrations(connection, migrations)
  })
}

/** Runs pending migrations, in the given transaction or in one of their own. */
export async function runMigrations(db: Kysely<unknown>, migrations: Migrations): Promise<MigrationRun> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => ({ ...migrations }) },
    // A sub-application added later may have migrations that sort before those already run.
    allowUnorderedMigrations: true,
  })
  const { error, results } = await migrator.migrateToLatest()
  if (error !== undefined) throw error
  return { ran: (results ?? []).map(result => result.migrationName) }
}

/** Returns the migrations that a store has run, oldest first. */
export async function recordedMigrations(connection: Kysely<unknown>): Promise<string[]> {
  const table = await sql<{ found: boolean }>`
    select to_regclass('public.kysely_migration') is not null as found`.execute(connection)
  if (table.rows[0]?.found !== true) return []
  const rows = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
    connection,
  )
  return rows.rows.map(row => row.name)
}
