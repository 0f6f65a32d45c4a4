import { access, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { type AppVersion, BrokenAppVersion, checkAppVersion } from './app-version.ts'
import { compareVersions } from './version-order.ts'

const NAME = /^[a-z][A-Za-z0-9]{1,39}$/
const VERSION = /^[0-9]+\.[0-9]+\.[0-9]+(-[0-9A-Za-z.-]+)?$/
/** A broken version is looked at again after this, so that a repaired upload counts without a restart, milliseconds. */
const SECOND_LOOK_MS = 10_000

/** The usable versions of one application. */
export interface AppVersions {
  /** Lowest first. */
  readonly versions: readonly string[]
  /** What `newest.json` beside the versions names: the last build of this folder. */
  readonly newest: string | null
}

/** The versions in the folder of sub-applications, each checked once. */
export interface AppCatalogue {
  /** Names with their usable versions. Broken ones are logged and left out. */
  scan(): Promise<ReadonlyMap<string, AppVersions>>
  /** The version when it is there and sound, else null. */
  version(name: string, version: string): Promise<AppVersion | null>
}

export function createAppCatalogue(appsDir: string, logger: FastifyBaseLogger): AppCatalogue {
  const checked = new Map<string, Promise<AppVersion | null>>()

  async function check(name: string, version: string): Promise<AppVersion | null> {
    try {
      return await checkAppVersion(appsDir, name, version)
    } catch (error) {
      if (!(error instanceof BrokenAppVersion)) throw error
      logger.error({ app: name, version, reason: error.message }, 'sub-application left out')
      return null
    }
  }

  async function find(name: string, wanted: string): Promise<AppVersion | null> {
    if (!NAME.test(name) || !VERSION.test(wanted)) return null
    const key = `${name}/${wanted}`
    const known = checked.get(key)
    if (known) return await known
    // Anybody may ask for anything: what is not there leaves no trace in log or memory.
    if (!(await isThere(join(appsDir, name, wanted)))) return null
    const checking = check(name, wanted)
    checked.set(key, checking)
    const found = await checking.catch((error: unknown) => {
      checked.delete(key)
      throw error
    })
    if (found === null) setTimeout(() => checked.delete(key), SECOND_LOOK_MS).unref()
    return found
  }

  return {
    version: find,
    async scan() {
      const apps = new Map<string, AppVersions>()
      for (const name of (await foldersIn(appsDir)).filter(folder => NAME.test(folder))) {
        const versions: string[] = []
        for (const folder of await foldersIn(join(appsDir, name))) {
          if ((await find(name, folder)) !== null) versions.push(folder)
        }
        if (versions.length === 0) continue
        const newest = await newestIn(join(appsDir, name))
        apps.set(name, { versions: versions.toSorted(compareVersions), newest })
      }
      return apps
    },
  }
}

/** The version a build wrote last; null where the folder was filled by hand. */
async function newestIn(folder: string): Promise<string | null> {
  const content = await readFile(join(folder, 'newest.json'), 'utf8')
    .then((text): unknown => JSON.parse(text))
    .catch(() => null)
  if (typeof content !== 'object' || content === null || !('version' in content)) return null
  return typeof content.version === 'string' ? content.version : null
}

async function isThere(path: string): Promise<boolean> {
  return await access(path).then(
    () => true,
    () => false,
  )
}

async function foldersIn(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { withFileTypes: true })
    return entries.filter(entry => entry.isDirectory()).map(entry => entry.name)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}
