import { randomBytes } from 'node:crypto'
import { constants } from 'node:fs'
import { access, cp, mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import type { Settings } from '../../../src/platform/config/settings.ts'
import type { Database, StoreLog } from '../../../src/platform/db/database.ts'
import { engineName } from '../../../src/platform/db/embedded/engine-pin.ts'
import { openEmbedded } from '../../../src/platform/db/embedded/open-embedded.ts'
import { copyDatabase, databaseUrl, dropDatabase } from './postgres-databases.ts'

export type StoreKind = Database['kind']

/** Place of a test's store; enough for `openDatabase`. */
export interface StorePlace {
  readonly kind: StoreKind
  readonly settings: Pick<Settings, 'dataDir' | 'databaseUrl'>
  remove(): Promise<void>
}

export const silentLog: StoreLog = { info: () => {}, warn: () => {} }

/** Folder of stores that are reused between runs. */
export const CACHE = fileURLToPath(new URL('../../../../.cache/', import.meta.url))

/**
 * Kinds of stores a suite runs on: always the embedded one, and PostgreSQL if `TEST_DATABASE_URL` names one (an
 * administrator's URL).
 */
export function storeKinds(): readonly StoreKind[] {
  return process.env['TEST_DATABASE_URL'] ? ['pglite', 'postgres'] : ['pglite']
}

/** Makes an empty store without migrations; it is not opened. */
export async function makeStorePlace(kind: StoreKind): Promise<StorePlace> {
  return kind === 'pglite' ? await folderLike(await emptyStore()) : await databaseLike('template0')
}

/** Makes a store from a copy of the given folder, which nobody has open. */
export async function folderLike(kept: string): Promise<StorePlace> {
  const folder = await mkdtemp(join(tmpdir(), 'apron store '))
  await cp(kept, folder, { recursive: true, mode: constants.COPYFILE_FICLONE })
  return {
    kind: 'pglite',
    settings: { dataDir: folder, databaseUrl: null },
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

/** Makes a PostgreSQL database from a copy of the given one. */
export async function databaseLike(kept: string): Promise<StorePlace> {
  const name = `apron_test_${randomBytes(6).toString('hex')}`
  await copyDatabase(kept, name)
  return {
    kind: 'postgres',
    settings: { dataDir: join(tmpdir(), name), databaseUrl: databaseUrl(name) },
    remove: () => dropDatabase(name),
  }
}

/** Makes an empty embedded store once per engine version: creating one takes seconds, copying does not. */
export async function emptyStore(): Promise<string> {
  return await keptFolder(`empty-store ${engineName()}`, async folder => {
    const database = await openEmbedded({ folder, log: silentLog })
    // No test creates a database from the templates, and they are two thirds of the files that each test file copies.
    await sql`update pg_database set datistemplate = false where datname like 'template_'`.execute(
      database.kysely,
    )
    for (const name of ['template0', 'template1'])
      await sql`drop database ${sql.id(name)}`.execute(database.kysely)
    await database.close()
  })
}

/** Returns a folder of the cache, made by the first caller; complete or missing. */
export async function keptFolder(name: string, make: (folder: string) => Promise<void>): Promise<string> {
  const kept = join(CACHE, name)
  try {
    await access(kept)
    return kept
  } catch {
    await mkdir(CACHE, { recursive: true })
  }
  const unfinished = await mkdtemp(join(CACHE, 'unfinished-'))
  try {
    await make(unfinished)
    await rename(unfinished, kept)
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true })
    // Another test file was quicker; its folder is equally good.
    await access(kept).catch(() => {
      throw error
    })
  }
  return kept
}
