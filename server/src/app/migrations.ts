import { readdir } from 'node:fs/promises'
import type { ServerPlugin } from '@apron/server-kit/plugin/server-plugin'
import type { Migration } from 'kysely/migration'
import type { Migrations } from '../platform/db/migrate.ts'

const CORE = new URL('../migrations/', import.meta.url)
const MIGRATION_FILE = /^(\d{4}-[a-z0-9-]+)\.ts$/

/**
 * Returns the migrations of the server and its sub-applications by key. `core/` sorts before `plugin/`, so it runs
 * first.
 */
export async function allMigrations(plugins: readonly ServerPlugin[]): Promise<Migrations> {
  const all: Record<string, Migration> = await coreMigrations()
  for (const plugin of plugins) {
    for (const [name, migration] of Object.entries(plugin.migrations)) {
      all[`plugin/${plugin.name}/${name}`] = migration
    }
  }
  return all
}

async function coreMigrations(): Promise<Record<string, Migration>> {
  const found: Record<string, Migration> = {}
  for (const file of await readdir(CORE)) {
    const name = MIGRATION_FILE.exec(file)?.[1]
    if (name === undefined) continue
    const module: unknown = await import(new URL(file, CORE).href)
    if (!isMigration(module)) throw new Error(`The migration ${file} exports no function "up"`)
    found[`core/${name}`] = module
  }
  return found
}

function isMigration(module: unknown): module is Migration {
  return typeof module === 'object' && module !== null && 'up' in module && typeof module.up === 'function'
}
