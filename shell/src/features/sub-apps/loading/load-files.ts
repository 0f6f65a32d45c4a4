import type { SubAppManifest } from '@apron/contract/sub-apps/manifest'
import type { SubAppModule } from '@apron/sdk'
import { SubAppFailure } from '../failures/sub-app-failure.ts'
import { isRecord } from '../manifest/check-json.ts'

type LinkKind = 'modulepreload' | 'stylesheet'

/** Addresses that failed. The browser may cache wrong bytes for a year, so they are fetched again first. */
const failed = new Set<string>()

/** Status of the server when a file differs from the deployed one (`fileChanged`). */
const CHANGED = 500

/** Fetches a file past the browser's cache and replaces the cached copy. Returns false on failure. */
async function refetchFile(href: string): Promise<boolean> {
  try {
    const { ok, status } = await fetch(href, { cache: 'reload' })
    return ok || status === CHANGED
  } catch {
    return false
  }
}

/**
 * Adds the link to the page. Returns true once the browser has the file, or false if it failed or was
 * blocked.
 */
function tryLink(kind: LinkKind, href: string, integrity: string): Promise<boolean> {
  return new Promise(resolve => {
    const element = document.createElement('link')
    element.rel = kind
    element.href = href
    element.integrity = integrity
    element.addEventListener('load', () => {
      element.dataset['ready'] = ''
      resolve(true)
    })
    element.addEventListener('error', () => {
      // Removed, so that a retry fetches again.
      element.remove()
      resolve(false)
    })
    document.head.append(element)
  })
}

interface LinkedFile {
  readonly kind: LinkKind
  /** Address of the file. */
  readonly url: string
  /** The same address, possibly with a fragment. */
  readonly href: string
  readonly integrity: string
}

/** Loads one file with its integrity. @throws SubAppFailure if it is unavailable or differs */
async function link({ kind, url, href, integrity }: LinkedFile): Promise<void> {
  const loadedLink = document.head.querySelector(
    `link[rel="${kind}"][href="${CSS.escape(href)}"][data-ready]`,
  )
  if (loadedLink || (await tryLink(kind, href, integrity))) return
  failed.add(url)
  throw (await refetchFile(url))
    ? new SubAppFailure('invalid', `${url} is not the file that was registered`)
    : new SubAppFailure('unreachable', `${url} could not be loaded`)
}

/** Number of failed runs by entry. */
const failedRuns = new Map<string, number>()

/**
 * Returns the address of an entry, with a new fragment after failures: the browser remembers forever that a module
 * threw or was blocked, and another fragment makes it another module.
 */
function entryAddress(entry: string): string {
  const times = failedRuns.get(entry)
  return times === undefined ? entry : `${entry}#${times}`
}

async function runEntry(entry: string, address: string): Promise<unknown> {
  try {
    return await import(/* @vite-ignore */ address)
  } catch (error) {
    failedRuns.set(entry, (failedRuns.get(entry) ?? 0) + 1)
    throw error
  }
}

export function isSubAppModule(module: unknown): module is SubAppModule {
  return isRecord(module) && module['contract'] === 1 && typeof module['bootstrap'] === 'function'
}

/** Loads all files of an application, checks their hashes and runs its entry (security note T02). */
export async function loadFiles(manifest: SubAppManifest, folder: string): Promise<SubAppModule> {
  const entry = folder + manifest.entry
  const address = entryAddress(entry)
  const linkedFile = (kind: LinkKind, file: string, href = folder + file): LinkedFile => ({
    kind,
    url: folder + file,
    href,
    integrity: manifest.integrity[file] ?? '',
  })
  const files = [
    linkedFile('modulepreload', manifest.entry, address),
    ...manifest.css.map(file => linkedFile('stylesheet', file)),
    ...manifest.preload.filter(file => file.endsWith('.js')).map(file => linkedFile('modulepreload', file)),
  ]
  const filesToRefetch = files.filter(({ url }) => failed.delete(url))
  await Promise.all(filesToRefetch.map(({ url }) => refetchFile(url)))
  const fetching = Promise.all(files.map(link))
  // In parallel with the links: the browser reuses the fetch, including its hash, that the link has started.
  const running = runEntry(entry, address)
  running.catch(() => undefined)
  await fetching
  const module = await running
  if (isSubAppModule(module)) return module
  throw new SubAppFailure('invalid', `${entry} does not export contract 1 and bootstrap`)
}
