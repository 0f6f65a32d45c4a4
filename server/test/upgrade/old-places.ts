import { readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { gunzipSync } from 'node:zlib'
import { Client } from 'pg'
import { restoreBackup } from '../../src/app/commands/restore-backup.ts'
import { allMigrations } from '../../src/app/migrations.ts'
import { PLUGINS } from '../../src/app/plugins.ts'
import { openDatabase } from '../../src/platform/db/open-database.ts'
import type { Json } from '../recorded/stable-answer.ts'
import { oldFile } from '../support/stores/old-stores.ts'
import {
  makeStorePlace,
  type StoreKind,
  type StorePlace,
  silentLog,
  storeKinds,
} from '../support/stores/store-places.ts'

export interface KeptAsk {
  readonly as: string
  readonly method: string
  readonly path: string
  readonly body?: Json
}

/** Data of the old version, and what a person had deleted. */
export interface Kept {
  readonly kept: readonly (KeptAsk & { readonly data: Json })[]
  readonly gone: readonly (KeptAsk & { readonly text: string })[]
}

export function keptOf(day: string): Kept {
  return JSON.parse(readFileSync(oldFile(day, 'kept.json'), 'utf8'))
}

/** A way to bring the store of a day into this version. */
export interface OldPlace {
  readonly title: string
  readonly make: (day: string, folder: string) => Promise<StorePlace>
}

/**
 * Lists the ways: the folder itself, the database as the old version created it, and the backup on each kind of store.
 */
export function oldPlaces(): OldPlace[] {
  const kinds = storeKinds()
  return [
    { title: 'its data folder', make: (_day, folder) => Promise.resolve(inFolder(folder)) },
    ...(kinds.includes('postgres') ? [{ title: 'its PostgreSQL database', make: onPostgres }] : []),
    ...kinds.map(kind => ({ title: `its backup on ${kind}`, make: (day: string) => fromBackup(kind, day) })),
  ]
}

function inFolder(folder: string): StorePlace {
  return {
    kind: 'pglite',
    settings: { dataDir: folder, databaseUrl: null },
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

async function onPostgres(day: string): Promise<StorePlace> {
  const place = await makeStorePlace('postgres')
  const client = new Client(place.settings.databaseUrl ?? '')
  await client.connect()
  try {
    await client.query(gunzipSync(readFileSync(oldFile(day, 'postgres.sql.gz'))).toString())
  } finally {
    await client.end()
  }
  return place
}

async function fromBackup(kind: StoreKind, day: string): Promise<StorePlace> {
  const place = await makeStorePlace(kind)
  const database = await openDatabase(place.settings, silentLog)
  await restoreBackup(database, oldFile(day, 'backup.gz'), await allMigrations(PLUGINS)).finally(() =>
    database.close(),
  )
  return place
}
