import type { SubAppManifest } from '@apron/contract/sub-apps/manifest'
import { REGISTRY_PATH } from '@apron/contract/sub-apps/registry-paths'
import { SubAppFailure } from '../failures/sub-app-failure.ts'
import { isRecord } from './check-json.ts'
import { isManifestOf, isVersion, manifestFault } from './check-manifest.ts'

/** Source of an application's code. */
export type AppSource =
  /**
   * `manifest` is checked when the application is loaded, so that an invalid one affects only its own pages.
   */
  | {
      readonly kind: 'deployed'
      readonly version: string
      readonly manifest: unknown
    }
  /** A development server on this machine, which only the server can name (security note T02). */
  | { readonly kind: 'dev'; readonly entry: string }

/** Current sources of registered applications by name. */
export type Registry = ReadonlyMap<string, AppSource>

function deployedSource(entry: unknown): AppSource | null {
  const manifest = isRecord(entry) ? entry['manifest'] : undefined
  if (!isRecord(manifest)) return null
  const version = manifest['version']
  return isVersion(version) ? { kind: 'deployed', version, manifest } : null
}

/** Parses the registry. Drops entries without a versioned manifest. */
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

/** Serialises the registry without development entries. */
export function registryJson(registry: Registry): unknown {
  const deployed = [...registry].flatMap(([name, source]) =>
    source.kind === 'deployed' ? [[name, { manifest: source.manifest }] as const] : [],
  )
  return { schema: 1, apps: Object.fromEntries(deployed) }
}

/** Returns the pages in a manifest, or null if only the application knows them. */
function pagesOf(source: AppSource): ReadonlySet<string> | null {
  const { kind, titles } = source.kind === 'deployed' && isRecord(source.manifest) ? source.manifest : {}
  return kind === 'esm' && isRecord(titles)
    ? new Set(Object.keys(titles).map(path => path.replace(/\/+$/, '')))
    : null
}

/** Returns the pages of each registered application, as far as its manifest names them. */
export function installedPages(registry: Registry): ReadonlyMap<string, ReadonlySet<string> | null> {
  return new Map([...registry].map(([name, source]) => [name, pagesOf(source)]))
}

function isSameSource(one: AppSource, other: AppSource | undefined): boolean {
  if (one.kind === 'dev') return other?.kind === 'dev' && other.entry === one.entry
  return other?.kind === 'deployed' && other.version === one.version
}

/** Returns true if both contain the same applications in the same versions. A version is immutable. */
export function isSameRegistry(one: Registry, other: Registry): boolean {
  return one.size === other.size && [...one].every(([name, source]) => isSameSource(source, other.get(name)))
}

/** Returns newly active versions of applications that run in this page. */
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

/** Returns the active version of each application. */
export async function fetchRegistry(): Promise<Registry> {
  return registryOf(await fetchJson(REGISTRY_PATH, { cache: 'no-cache' }))
}

/** Parses a manifest. @param from its source, for the failure card's details */
export function manifestOf(name: string, json: unknown, from: string): SubAppManifest {
  if (isManifestOf(json, name)) return json
  throw new SubAppFailure('invalid', `${from}: ${manifestFault(json, name) ?? ''}`)
}

/**
 * Returns the application's folder on this server. A registry cannot point anywhere else (security note T02).
 */
export function folderOf({ name, version }: SubAppManifest): string {
  return `/apps/${name}/${version}/`
}

/** Fetches the manifest of a development server. @param url address of the manifest */
export async function fetchManifest(name: string, url: string): Promise<SubAppManifest> {
  return manifestOf(name, await fetchJson(url), url)
}

/** Returns the manifest included in the registry. */
export function registeredManifest(name: string, json: unknown): SubAppManifest {
  return manifestOf(name, json, REGISTRY_PATH)
}
