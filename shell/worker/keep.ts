import { appCache, appsToDrop, type KeptApp, shellCache } from './cache-names.ts'
import { buildOfDocument, filesOfApp, type KeptBuild, type KeptFile } from './kept-files.ts'

/** Cache key of the portal's document, whichever page it was requested for. */
const DOCUMENT = '/'

export const drop = (names: readonly string[]) => Promise.all(names.map(name => caches.delete(name)))

const requestOf = ({ url, integrity }: KeptFile) =>
  new Request(url, integrity === undefined ? {} : { integrity })

async function fetched(url: string, init?: RequestInit): Promise<Response> {
  const response = await fetch(url, init)
  if (!response.ok || response.redirected) throw new Error(`${url}: HTTP ${response.status}`)
  return response
}

/** Caches files, and last the entry that marks them as complete. Caches nothing if one is missing. */
async function keepWhole(name: string, files: readonly KeptFile[], last: [string, Response]): Promise<void> {
  const cache = await caches.open(name)
  try {
    await cache.addAll(files.map(requestOf))
    await cache.put(...last)
  } catch (error) {
    await caches.delete(name)
    throw error
  }
}

async function isWhole(name: string, last: string): Promise<boolean> {
  return (await caches.has(name)) && (await (await caches.open(name)).match(last)) !== undefined
}

/** Caches one build of the portal: its document and all files. @throws if they belong to different builds */
export async function keepBuild({ id, files }: KeptBuild): Promise<void> {
  const name = shellCache(id)
  const response = await fetched(DOCUMENT, { cache: 'reload' })
  const found = buildOfDocument(await response.clone().text())
  if (found !== id) throw new Error(`The document is of the build ${found}, the worker of ${id}`)
  const cache = await caches.open(name)
  // The same files, but the document may have changed.
  if (await isWhole(name, DOCUMENT)) return cache.put(DOCUMENT, response)
  return keepWhole(name, files, [DOCUMENT, response])
}

export async function keptDocument(build: string): Promise<Response | undefined> {
  return (await caches.open(shellCache(build))).match(DOCUMENT)
}

/** Caches a version of an application and drops its other versions. */
export async function keepApp(kept: KeptApp): Promise<void> {
  const name = appCache(kept)
  const folder = `/apps/${kept.app}/${kept.version}/`
  const manifest = `${folder}manifest.json`
  if (await isWhole(name, manifest)) return
  const response = await fetched(manifest)
  const json: unknown = await response.clone().json()
  await keepWhole(name, filesOfApp(json, folder), [manifest, response])
  await drop(appsToDrop(await caches.keys(), kept))
}
