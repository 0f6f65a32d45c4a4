import type { SubAppManifest } from '@apron/contract/sub-apps/manifest'
import type { SubAppModule } from '@apron/sdk'
import { isRecord } from './check-json.ts'
import { SubAppFailure } from './sub-app-failure.ts'

type LinkKind = 'modulepreload' | 'stylesheet'

/** Addresses that failed: the browser may keep wrong bytes of them for a year, so they are fetched anew first. */
const failed = new Set<string>()

/** Fetches a file past what the browser keeps of it, and keeps that instead. False when it cannot be had. */
async function fetchAnew(href: string): Promise<boolean> {
  try {
    return (await fetch(href, { cache: 'reload' })).ok
  } catch {
    return false
  }
}

/** Puts the link into the page; settles when the browser has the file, false when it failed or was refused. */
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
      // Taken away, so that a retry fetches again.
      element.remove()
      resolve(false)
    })
    document.head.append(element)
  })
}

/** Fetches one file with its integrity. @throws SubAppFailure when it cannot be had, or is another file */
async function link(kind: LinkKind, href: string, integrity: string): Promise<void> {
  const known = document.head.querySelector(`link[rel="${kind}"][href="${CSS.escape(href)}"][data-ready]`)
  if (known) return
  if (failed.delete(href)) await fetchAnew(href)
  if (await tryLink(kind, href, integrity)) return
  failed.add(href)
  throw (await fetchAnew(href))
    ? new SubAppFailure('invalid', `${href} is not the file that was registered`)
    : new SubAppFailure('unreachable', `${href} could not be loaded`)
}

/** Entry → how often it threw while it ran. */
const thrown = new Map<string, number>()

/** The browser remembers for ever that a module threw; under another fragment it is another module. */
function entryAddress(entry: string): string {
  const times = thrown.get(entry)
  return times === undefined ? entry : `${entry}#${times}`
}

async function runEntry(entry: string): Promise<unknown> {
  try {
    return await import(/* @vite-ignore */ entryAddress(entry))
  } catch (error) {
    thrown.set(entry, (thrown.get(entry) ?? 0) + 1)
    throw error
  }
}

export function isSubAppModule(module: unknown): module is SubAppModule {
  return isRecord(module) && module['contract'] === 1 && typeof module['bootstrap'] === 'function'
}

/** Fetches everything an application names, checks it against its hashes, and runs its entry (security note T02). */
export async function loadFiles(manifest: SubAppManifest, folder: string): Promise<SubAppModule> {
  const entry = folder + manifest.entry
  const integrityOf = (file: string) => manifest.integrity[file] ?? ''
  const get = (kind: LinkKind, file: string) => link(kind, folder + file, integrityOf(file))
  await Promise.all([
    link('modulepreload', entryAddress(entry), integrityOf(manifest.entry)),
    ...manifest.css.map(file => get('stylesheet', file)),
    ...manifest.preload.filter(file => file.endsWith('.js')).map(file => get('modulepreload', file)),
  ])
  const module = await runEntry(entry)
  if (isSubAppModule(module)) return module
  throw new SubAppFailure('invalid', `${entry} does not export contract 1 and bootstrap`)
}
