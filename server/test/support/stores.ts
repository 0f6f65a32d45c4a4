import { randomBytes } from 'node:crypto'
import { constants } from 'node:fs'
import { access, cp, mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { afterAll, beforeAll, describe } from 'vitest'
import { allMigrations } from '../../src/app/migrations.ts'
import type { Settings } from '../../src/platform/config/settings.ts'
import type { Database, StoreLog } from '../../src/platform/db/database.ts'
import { engineName } from '../../src/platform/db/embedded/engine-pin.ts'
import { openEmbedded } from '../../src/platform/db/embedded/open-embedded.ts'
import { type Migrations, migrateStore } from '../../src/platform/db/migrate.ts'
import { openDatabase } from '../../src/platform/db/open-database.ts'

export type StoreKind = Database['kind']

/** Where a fresh, empty store of a test is; enough for `openDatabase`. */
export interface StorePlace {
  readonly kind: StoreKind
  readonly settings: Pick<Settings, 'dataDir' | 'databaseUrl'>
  remove(): Promise<void>
}

/** The store of a suite, open between `beforeAll` and `afterAll`. */
export interface TestStore {
  readonly kind: StoreKind
  /** Throws outside of tests and hooks: the store is not open then. */
  readonly database: Database
  readonly place: StorePlace
}

export interface TestStoreOptions {
  /** Run when the store opens. Left out: the server's own. */
  readonly migrations?: Migrations
}

export const silentLog: StoreLog = { info: () => {}, warn: () => {} }

const CACHE = fileURLToPath(new URL('../../../.cache/', import.meta.url))
const OPEN_TIME_LIMIT_MS = 60_000

/** The stores a suite runs on: the embedded one always, PostgreSQL where `TEST_DATABASE_URL` names one (an administrator's URL). */
export function storeKinds(): readonly StoreKind[] {
  return process.env['TEST_DATABASE_URL'] ? ['pglite', 'postgres'] : ['pglite']
}

/** Runs a suite once for each store, on a fresh and migrated one. */
export function describeOnStores(
  title: string,
  suite: (store: TestStore) => void,
  options: TestStoreOptions = {},
): void {
  describe.each(storeKinds())(`${title} (%s)`, kind => {
    let opened: { place: StorePlace; database: Database } | null = null
    const current = (): { place: StorePlace; database: Database } => {
      if (opened === null) throw new Error('The store is open in tests and hooks only')
      return opened
    }
    beforeAll(async () => {
      const place = await makeStorePlace(kind)
      const database = await openDatabase(place.settings, silentLog)
      opened = { place, database }
      await migrateStore(database, options.migrations ?? (await allMigrations([])))
    }, OPEN_TIME_LIMIT_MS)
    afterAll(async () => {
      await opened?.database.close()
      await opened?.place.remove()
    }, OPEN_TIME_LIMIT_MS)
    suite({
      kind,
      get database() {
        return current().database
      },
      get place() {
        return current().place
      },
    })
  })
}

/** A fresh, empty store without migrations, not open yet. */
export function makeStorePlace(kind: StoreKind): Promise<StorePlace> {
  return kind === 'pglite' ? makeFolder() : makePostgresDatabase()
}

async function makeFolder(): Promise<StorePlace> {
  const folder = await mkdtemp(join(tmpdir(), 'apron store '))
  await cp(await emptyStore(), folder, { recursive: true, mode: constants.COPYFILE_FICLONE })
  return {
    kind: 'pglite',
    settings: { dataDir: folder, databaseUrl: null },
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

/** An empty embedded store, made once per engine version: making one takes seconds, copying it does not. */
async function emptyStore(): Promise<string> {
  const made = join(CACHE, `empty-store ${engineName()}`)
  try {
    await access(made)
    return made
  } catch {
    await mkdir(CACHE, { recursive: true })
  }
  const unfinished = await mkdtemp(join(CACHE, 'empty-store-'))
  const database = await openEmbedded({ folder: unfinished, log: silentLog })
  await database.close()
  try {
    await rename(unfinished, made)
  } catch {
    // Another test file was quicker; its copy is as good.
    await rm(unfinished, { recursive: true, force: true })
  }
  return made
}

async function makePostgresDatabase(): Promise<StorePlace> {
  const admin = process.env['TEST_DATABASE_URL']
  if (!admin) throw new Error('TEST_DATABASE_URL is not set')
  const name = `apron_test_${randomBytes(6).toString('hex')}`
  await asAdmin(admin, `create database ${name} template template0`)
  const url = new URL(admin)
  url.pathname = `/${name}`
  return {
    kind: 'postgres',
    settings: { dataDir: join(tmpdir(), name), databaseUrl: url.href },
    remove: () => asAdmin(admin, `drop database if exists ${name} with (force)`),
  }
}

async function asAdmin(url: string, sql: string): Promise<void> {
  const client = new Client(url)
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}
