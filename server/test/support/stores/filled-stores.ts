import { createHash } from 'node:crypto'
import { cp, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { ServerPlugin } from '@apron/server-kit/plugin/server-plugin'
import { inject } from 'vitest'
import { PLUGINS } from '../../../src/app/plugins.ts'
import { engineName } from '../../../src/platform/db/embedded/engine-pin.ts'
import { openDatabase } from '../../../src/platform/db/open-database.ts'
import { fillDemoStore } from './demo-store.ts'
import { databasesLike, dropDatabase, renameDatabase } from './postgres-databases.ts'
import {
  CACHE,
  databaseLike,
  emptyStore,
  folderLike,
  keptFolder,
  makeStorePlace,
  type StoreKind,
  type StorePlace,
  silentLog,
} from './store-places.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Hash of everything that determines the content of a filled store. */
    storeSources: string
  }
}

const FOLDER = 'filled-store '
const DATABASE = 'apron_filled_'
/** Ending of a template's name: its hour and a digest. */
const HOUR = /(\d{10})_[0-9a-f]{20}$/
const KEPT_MS = 2 * 3_600_000

/**
 * Makes a migrated store filled with the demo, as a copy of a template that the first caller fills.
 * The template's name covers sources, engine, applications and hour (the demo's dates count from the filling): if one
 * differs, the store is another.
 */
export async function makeFilledPlace(
  kind: StoreKind,
  plugins: readonly ServerPlugin[],
): Promise<StorePlace> {
  const filling = plugins.filter(fillsStore)
  if (!filling.every(plugin => PLUGINS.includes(plugin))) {
    // An application that only a test knows must not get into a template that others copy.
    const place = await makeStorePlace(kind)
    await fillPlace(place.settings, plugins)
    return place
  }
  const name = keptName(filling, new Date())
  if (kind === 'postgres') return await databaseLike(await keptDatabase(name, filling))
  await forgetFolders()
  const kept = await keptFolder(FOLDER + name, async folder => {
    await cp(await emptyStore(), folder, { recursive: true })
    await fillPlace({ dataDir: folder, databaseUrl: null }, filling)
  })
  return await folderLike(kept)
}

function fillsStore(plugin: ServerPlugin): boolean {
  return plugin.seedDemo !== undefined || Object.keys(plugin.migrations).length > 0
}

async function fillPlace(settings: StorePlace['settings'], plugins: readonly ServerPlugin[]): Promise<void> {
  const database = await openDatabase(settings, silentLog)
  try {
    await fillDemoStore(database, plugins)
  } finally {
    await database.close()
  }
}

async function keptDatabase(name: string, plugins: readonly ServerPlugin[]): Promise<string> {
  const kept = DATABASE + name
  const known = await databasesLike(`${DATABASE}%`)
  if (known.includes(kept)) return kept
  for (const old of known.filter(isOld)) await dropDatabase(old)
  const place = await makeStorePlace('postgres')
  await fillPlace(place.settings, plugins)
  // If the name is taken, another test file was quicker; its database is equally good.
  if (!(await renameDatabase(new URL(place.settings.databaseUrl ?? '').pathname.slice(1), kept)))
    await place.remove()
  return kept
}

async function forgetFolders(): Promise<void> {
  const known = await readdir(CACHE).catch(() => [])
  for (const old of known.filter(name => name.startsWith(FOLDER) && isOld(name))) {
    await rm(join(CACHE, old), { recursive: true, force: true })
  }
}

function hourOf(time: number): string {
  return new Date(time).toISOString().slice(0, 13).replaceAll(/\D/g, '')
}

function keptName(plugins: readonly ServerPlugin[], now: Date): string {
  const digest = createHash('sha256')
  for (const part of [inject('storeSources'), engineName(), ...plugins.map(({ name }) => name)]) {
    digest.update(`${part}\n`)
  }
  return `${hourOf(now.getTime())}_${digest.digest('hex').slice(0, 20)}`
}

/**
 * Returns true for templates that no running test file can still copy: a file copies at its start and takes minutes at
 * most.
 */
function isOld(kept: string): boolean {
  const hour = HOUR.exec(kept)?.[1]
  return hour !== undefined && hour < hourOf(Date.now() - KEPT_MS)
}
