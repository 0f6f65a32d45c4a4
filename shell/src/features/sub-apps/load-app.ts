import { LOAD_TIMEOUT_MS } from '@apron/contract/limits/sub-app'
import type { AppInstance } from '@apron/sdk'
import { fetchedCode } from '../../platform/parts/fetched-code.ts'
import type { AppEvent } from './app-events.ts'
import { type BuiltInApp, type BuiltInApps, builtInModule, type RunningManifest } from './built-in-app.ts'
import { createHost, type HostParts, type HostServices, type SubAppHost } from './host.ts'
import { fetchManifest, folderOf, registeredManifest } from './registry.ts'
import { createRegistryWatch, type RegistryWatch } from './registry-watch.ts'
import { fetchLibraries } from './shared-libraries.ts'
import { startApp } from './start-app.ts'
import { failureInfo, SubAppFailure } from './sub-app-failure.ts'
import { withTimeout } from './with-timeout.ts'

const devEntry = fetchedCode(() => import('./dev/load-dev-entry.ts'), 'asked')

/** An application that runs in this page. */
export interface LoadedApp {
  readonly name: string
  readonly manifest: RunningManifest
  readonly host: SubAppHost
  readonly instance: AppInstance
  /** It is shipped with the shell: nobody counts how it does. */
  readonly builtIn: boolean
}

export interface AppLoader {
  /** Loads an application once; a failure is forgotten, so that a retry tries again (APP-12, APP-15). */
  load(name: string): Promise<LoadedApp>
  /** Somebody is about to open this page: loads its application and its code. Never rejects, asked twice it does nothing. */
  prepare(name: string, path: string): Promise<void>
  /** The application if it is there already. */
  loaded(name: string): LoadedApp | null
  /** The version that was asked for last; null before that, and for a development server. */
  version(name: string): string | null
  /** Names of all registered applications; empty when the registry cannot be had. */
  names(): Promise<ReadonlySet<string>>
  each(visit: (app: LoadedApp) => void): void
  readonly registry: RegistryWatch
}

function noAnswer(): SubAppFailure {
  return new SubAppFailure('timeout', `no answer within ${LOAD_TIMEOUT_MS / 1000} s`)
}

/** What an application that is shipped with the shell remembers stands with what the shell does. */
const OWNER = 'shell'

/** Its tabs have no site of their own: its calls go for the session's, whichever that is, and nothing of what they answer is kept. */
function partsOfBuiltIn(app: string, services: HostServices): HostParts {
  const parts = services.forApp(app)
  const { remembered, remember } = services.forApp(OWNER)
  return {
    ...parts,
    request: (path, { airport: _airport, kept: _kept, ...init } = {}) => parts.request(path, init),
    remembered,
    remember,
  }
}

/** @param observe hears how loading went, of applications that are deployed on their own */
export function createAppLoader(
  services: HostServices,
  observe: (event: AppEvent) => void,
  builtIn: BuiltInApps = new Map(),
): AppLoader {
  const loading = new Map<string, Promise<LoadedApp>>()
  const ready = new Map<string, LoadedApp>()
  const prepared = new Set<string>()
  const versions = new Map<string, string>()
  const registry = createRegistryWatch(
    () => new Map([...ready].map(([name, app]) => [name, app.manifest.version])),
    Date.now,
  )

  async function startDeployed(name: string, registered: unknown): Promise<LoadedApp> {
    const manifest = registeredManifest(name, registered)
    const host = createHost(name, manifest.version, services.forApp(name))
    const instance = await startApp(manifest, folderOf(manifest), host)
    return { name, manifest, host, instance, builtIn: false }
  }

  async function startFromDevServer(name: string, entry: string): Promise<LoadedApp> {
    const { loadDevEntry } = await devEntry.get()
    const manifest = await fetchManifest(name, new URL('/manifest.json', entry).href)
    const host = createHost(name, manifest.version, services.forApp(name))
    const module = await loadDevEntry(entry)
    return { name, manifest, host, instance: await module.bootstrap(host), builtIn: false }
  }

  async function startBuiltIn(app: BuiltInApp): Promise<LoadedApp> {
    const { manifest } = app
    const host = createHost(manifest.name, manifest.version, partsOfBuiltIn(manifest.name, services))
    const { bootstrap } = await builtInModule(app)
    return { name: manifest.name, manifest, host, instance: await bootstrap(host), builtIn: true }
  }

  async function start(name: string): Promise<LoadedApp> {
    fetchLibraries()
    const own = builtIn.get(name)
    if (own !== undefined) return startBuiltIn(own)
    const source = (await registry.current()).get(name)
    if (source === undefined) throw new SubAppFailure('not-registered', `"${name}" is not in the registry`)
    if (source.kind === 'deployed') {
      versions.set(name, source.version)
      return startDeployed(name, source.manifest)
    }
    return startFromDevServer(name, source.entry)
  }

  async function load(name: string): Promise<LoadedApp> {
    const began = performance.now()
    try {
      const app = await withTimeout(start(name), LOAD_TIMEOUT_MS, noAnswer)
      ready.set(name, app)
      if (!builtIn.has(name))
        observe({ kind: 'loaded', app: name, version: app.manifest.version, ms: performance.now() - began })
      return app
    } catch (error) {
      loading.delete(name)
      if (builtIn.has(name)) throw error
      const source = (await registry.current().catch(() => null))?.get(name)
      registry.forget()
      if (source?.kind === 'deployed') {
        observe({ kind: 'load-failed', app: name, version: source.version, cause: failureInfo(error).cause })
      }
      throw error
    }
  }

  function loadOnce(name: string): Promise<LoadedApp> {
    const running = loading.get(name)
    if (running) return running
    const app = load(name)
    loading.set(name, app)
    return app
  }

  return {
    load: loadOnce,
    async prepare(name, path) {
      if (prepared.has(path)) return
      prepared.add(path)
      try {
        if (!builtIn.has(name) && !(await registry.current()).has(name)) return
        const { instance } = await loadOnce(name)
        await instance.prepare?.(path)
      } catch {
        // Nobody has asked for the page yet: it is loaded again when it is opened, and says then what is wrong.
      }
    },
    version: name => versions.get(name) ?? null,
    loaded: name => ready.get(name) ?? null,
    async names() {
      try {
        return new Set((await registry.current()).keys())
      } catch (error) {
        reportError(error)
        return new Set()
      }
    },
    each: visit => ready.forEach(visit),
    registry,
  }
}
