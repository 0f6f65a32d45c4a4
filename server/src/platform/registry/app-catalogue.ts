import { access, readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { SUB_APP_NAME, SUB_APP_VERSION } from '@apron/contract/sub-apps/names'
import type { FastifyBaseLogger } from 'fastify'
import { type AppVersion, BrokenAppVersion, checkAppVersion } from './app-version.ts'
import { type AppFolder, compareVersions } from './version-order.ts'
import { versionTexts } from './version-texts.ts'

/**
 * A broken version is checked again after this many milliseconds, so that a repaired upload works without a restart.
 */
const RECHECK_AFTER_MS = 10_000

/** Versions in the folder of sub-applications. Each is checked once, on first use. */
export interface AppCatalogue {
  /** Returns the unchecked folders by name. Folders without versions are left out. */
  folders(): Promise<ReadonlyMap<string, AppFolder>>
  /** Returns true if the version has a folder, valid or not. */
  exists(name: string, version: string): Promise<boolean>
  /** Time when its files were placed, or null if there is no such version. */
  placedAt(name: string, version: string): Promise<Date | null>
  /** Returns the version if it is valid, else null. */
  version(name: string, version: string): Promise<AppVersion | null>
  /** Returns the version, or why it cannot be used. */
  verdict(name: string, version: string): Promise<AppVersion | BrokenAppVersion>
  /** Checks every file again. @returns as {@link verdict} */
  check(name: string, version: string): Promise<AppVersion | BrokenAppVersion>
}

export function createAppCatalogue(appsDir: string, logger: Pick<FastifyBaseLogger, 'error'>): AppCatalogue {
  const checked = new Map<string, Promise<AppVersion | BrokenAppVersion>>()

  async function checkAndLog(name: string, version: string): Promise<AppVersion | BrokenAppVersion> {
    try {
      return await checkAppVersion(appsDir, name, version)
    } catch (error) {
      if (!(error instanceof BrokenAppVersion)) throw error
      logger.error({ app: name, version, reason: error.message }, 'sub-application left out')
      return error
    }
  }

  async function exists(name: string, version: string): Promise<boolean> {
    if (!SUB_APP_NAME.test(name) || !SUB_APP_VERSION.test(version)) return false
    return await access(join(appsDir, name, version)).then(
      () => true,
      () => false,
    )
  }

  async function verdict(name: string, version: string): Promise<AppVersion | BrokenAppVersion> {
    const key = `${name}/${version}`
    const known = checked.get(key)
    if (known) return await known
    // Anybody may request any name, so unknown ones leave no trace in log or memory.
    if (!(await exists(name, version))) return new BrokenAppVersion(versionTexts.missing())
    const pending = checkAndLog(name, version)
    checked.set(key, pending)
    const forget = () => void (checked.get(key) === pending && checked.delete(key))
    const found = await pending.catch((error: unknown) => {
      forget()
      throw error
    })
    if (found instanceof BrokenAppVersion) setTimeout(forget, RECHECK_AFTER_MS).unref()
    return found
  }

  return {
    exists,
    verdict,
    async placedAt(name, version) {
      if (!(await exists(name, version))) return null
      return await stat(join(appsDir, name, version, 'manifest.json')).then(
        ({ mtime }) => mtime,
        () => null,
      )
    },
    async version(name, version) {
      const found = await verdict(name, version)
      return found instanceof BrokenAppVersion ? null : found
    },
    async check(name, version) {
      checked.delete(`${name}/${version}`)
      return await verdict(name, version)
    },
    async folders() {
      const apps = new Map<string, AppFolder>()
      for (const name of (await foldersIn(appsDir)).filter(folder => SUB_APP_NAME.test(folder))) {
        const folder = join(appsDir, name)
        const versions = (await foldersIn(folder)).filter(version => SUB_APP_VERSION.test(version))
        if (versions.length === 0) continue
        apps.set(name, { versions: versions.toSorted(compareVersions), newest: await newestIn(folder) })
      }
      return apps
    },
  }
}

/** Returns the version of the last build, or null if the folder was filled by hand. */
async function newestIn(folder: string): Promise<string | null> {
  const content = await readFile(join(folder, 'newest.json'), 'utf8')
    .then((text): unknown => JSON.parse(text))
    .catch(() => null)
  if (typeof content !== 'object' || content === null || !('version' in content)) return null
  return typeof content.version === 'string' ? content.version : null
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
