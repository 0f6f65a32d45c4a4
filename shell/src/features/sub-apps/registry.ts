import type { SubAppManifest } from '@apron/contract/sub-apps/manifest'
import { isRecord } from './check-json.ts'
import { isManifestOf, manifestFault } from './check-manifest.ts'
import { SubAppFailure } from './sub-app-failure.ts'

const REGISTRY_URL = '/apps/registry.json'
const MANIFEST_URL = /^\/apps\/[A-Za-z0-9]+\/[0-9A-Za-z.-]+\/manifest\.json$/

/** Name of each registered application → where the manifest of its active version lies. */
export type Registry = ReadonlyMap<string, string>

/** The registry out of JSON; an entry that does not point into our own folder is left out (security note T02). */
export function registryOf(json: unknown): Registry {
  const apps = isRecord(json) && json['schema'] === 1 ? json['apps'] : undefined
  if (!isRecord(apps)) throw new SubAppFailure('invalid', 'the registry is not of the known form')
  const found = Object.entries(apps).flatMap(([name, entry]) => {
    const manifest = isRecord(entry) ? entry['manifest'] : undefined
    return typeof manifest === 'string' && MANIFEST_URL.test(manifest) ? [[name, manifest] as const] : []
  })
  return new Map(found)
}

async function fetchJson(url: string, init?: RequestInit): Promise<unknown> {
  let response: Response
  try {
    response = await fetch(url, init)
  } catch (error) {
    throw new SubAppFailure('unreachable', `${url}: ${String(error)}`)
  }
  if (!response.ok) throw new SubAppFailure('unreachable', `${url}: HTTP ${response.status}`)
  try {
    return await response.json()
  } catch {
    throw new SubAppFailure('invalid', `${url} is not JSON`)
  }
}

/** Which version of each application is active now. */
export async function fetchRegistry(signal?: AbortSignal): Promise<Registry> {
  return registryOf(await fetchJson(REGISTRY_URL, { cache: 'no-cache', ...(signal ? { signal } : {}) }))
}

/** The manifest of one application, looked at before anything of it is loaded. */
export async function fetchManifest(
  name: string,
  url: string,
  signal?: AbortSignal,
): Promise<SubAppManifest> {
  const json = await fetchJson(url, signal ? { signal } : {})
  if (isManifestOf(json, name)) return json
  throw new SubAppFailure('invalid', `${url}: ${manifestFault(json, name) ?? ''}`)
}
