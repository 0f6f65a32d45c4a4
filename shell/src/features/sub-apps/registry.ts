import type { SubAppManifest } from '@apron/contract/sub-apps/manifest'
import { isRecord } from './check-json.ts'
import { isManifestOf, manifestFault } from './check-manifest.ts'
import { SubAppFailure } from './sub-app-failure.ts'

const REGISTRY_URL = '/apps/registry.json'
const MANIFEST_URL = /^\/apps\/[A-Za-z0-9]+\/(\d[0-9A-Za-z.-]*)\/manifest\.json$/

/** Where an application comes from. */
export type AppSource =
  | { readonly kind: 'deployed'; readonly manifest: string; readonly version: string }
  /** A development server of this machine, which only the server can name (security note T02). */
  | { readonly kind: 'dev'; readonly entry: string }

/** Name of each registered application → where it comes from now. */
export type Registry = ReadonlyMap<string, AppSource>

function deployedSource(entry: unknown): AppSource | null {
  const manifest = isRecord(entry) ? entry['manifest'] : undefined
  if (typeof manifest !== 'string') return null
  const version = MANIFEST_URL.exec(manifest)?.[1]
  return version === undefined ? null : { kind: 'deployed', manifest, version }
}

/** The registry out of JSON; an entry that does not point into our own folder is left out (security note T02). */
export function registryOf(json: unknown): Registry {
  const apps = isRecord(json) && json['schema'] === 1 ? json['apps'] : undefined
  if (!isRecord(json) || !isRecord(apps)) {
    throw new SubAppFailure('invalid', 'the registry is not of the known form')
  }
  const found = new Map<string, AppSource>()
  for (const [name, entry] of Object.entries(apps)) {
    const source = deployedSource(entry)
    if (source !== null) found.set(name, source)
  }
  for (const [name, entry] of Object.entries(isRecord(json['dev']) ? json['dev'] : {})) {
    if (typeof entry === 'string') found.set(name, { kind: 'dev', entry })
  }
  return found
}

/** Applications of which another version is active now than the one that runs in this page → that version. */
export function newVersions(
  registry: Registry,
  running: ReadonlyMap<string, string>,
): Readonly<Record<string, string>> {
  const found: Record<string, string> = {}
  for (const [name, version] of running) {
    const source = registry.get(name)
    if (source?.kind === 'deployed' && source.version !== version) found[name] = source.version
  }
  return found
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
export async function fetchManifest(name: string, url: string): Promise<SubAppManifest> {
  const json = await fetchJson(url)
  if (isManifestOf(json, name)) return json
  throw new SubAppFailure('invalid', `${url}: ${manifestFault(json, name) ?? ''}`)
}
