import { type BuildFile, buildOfDocument, filesOfApp, type PortalBuild } from './build-files.ts'
import { appCache, appsToDrop, type CachedApp, shellCache } from './cache-names.ts'

/** Cache key of the portal's document, whichever page it was requested for. */
const DOCUMENT = '/'

export const deleteCaches = (names: readonly string[]) => Promise.all(names.map(name => caches.delete(name)))

const toRequest = ({ url, integrity }: BuildFile) =>
  new Request(url, integrity === undefined ? {} : { integrity })

async function fetchOk(url: string, init?: RequestInit): Promise<Response> {
  const response = await fetch(url, init)
  if (!response.ok || response.redirected) throw new Error(`${url}: HTTP ${response.status}`)
  return response
}

/** Caches files, and last the entry that marks them as complete. Caches nothing if one is missing. */
async function cacheAll(
  name: string,
  files: readonly BuildFile[],
  marker: [string, Response],
): Promise<void> {
  const cache = await caches.open(name)
  try {
    await cache.addAll(files.map(toRequest))
    await cache.put(...marker)
  } catch (error) {
    await caches.delete(name)
    throw error
  }
}

async function isComplete(name: string, marker: string): Promise<boolean> {
  return (await caches.has(name)) && (await (await caches.open(name)).match(marker)) !== undefined
}

/** Caches one build of the portal: its document and all files. @throws if they belong to different builds */
export async function cacheBuild({ id, files }: PortalBuild): Promise<void> {
  const name = shellCache(id)
  const response = await fetchOk(DOCUMENT, { cache: 'reload' })
  const found = buildOfDocument(await response.clone().text())
  if (found !== id) throw new Error(`The document is of the build ${found}, the worker of ${id}`)
  const cache = await caches.open(name)
  // The same files, but the document may have changed.
  if (await isComplete(name, DOCUMENT)) return cache.put(DOCUMENT, response)
  return cacheAll(name, files, [DOCUMENT, response])
}

export async function cachedDocument(build: string): Promise<Response | undefined> {
  return (await caches.open(shellCache(build))).match(DOCUMENT)
}

/** Caches a version of an application and drops its other versions. */
export async function cacheApp(version: CachedApp): Promise<void> {
  const name = appCache(version)
  const folder = `/apps/${version.app}/${version.version}/`
  const manifest = `${folder}manifest.json`
  if (await isComplete(name, manifest)) return
  const response = await fetchOk(manifest)
  const json: unknown = await response.clone().json()
  await cacheAll(name, filesOfApp(json, folder), [manifest, response])
  await deleteCaches(appsToDrop(await caches.keys(), version))
}
