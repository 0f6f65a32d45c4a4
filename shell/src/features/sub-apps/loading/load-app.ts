import { LOAD_TIMEOUT_MS } from '@apron/contract/limits/sub-app'
import type { AppInstance } from '@apron/sdk'
import { lazyModule } from '../../../platform/parts/lazy-module.ts'
import type { AppEvent } from '../app-events.ts'
import { failureInfo, SubAppFailure } from '../failures/sub-app-failure.ts'
import { createHost, type HostParts, type HostServices, type SubAppHost } from '../host.ts'
import {
  type BuiltInApp,
  type BuiltInApps,
  builtInModule,
  type RunningManifest,
} from '../manifest/built-in-app.ts'
import { fetchManifest, folderOf, registeredManifest } from '../manifest/registry.ts'
import { createRegistryWatch, type RegistryWatch } from '../manifest/registry-watch.ts'
import { preloadLibraries } from './shared-libraries.ts'
import { startApp } from './start-app.ts'
import { withTimeout } from './with-timeout.ts'

const devEntry = lazyModule(() => import('../dev/load-dev-entry.ts'), 'on-demand')

/** An application running in this page. */
export interface LoadedApp {
  readonly name: string
  readonly manifest: RunningManifest
  readonly host: SubAppHost
  readonly instance: AppInstance
  /** True if it is shipped with the shell. Its health is not counted. */
  readonly builtIn: boolean
}

export interface AppLoader {
  /** Loads an application once. A failure is not cached, so a retry tries again (APP-12, APP-15). */
  load(name: string): Promise<LoadedApp>
  /**
   * Preloads an application and the code of a page that is about to be opened. Never rejects. Repeated calls
   * do nothing.
   */
  prepare(name: string, path: string): Promise<void>
  /** Returns the application if it is already loaded. */
  loaded(name: string): LoadedApp | null
  /** Returns the last requested version; null if none, or from a development server. */
  version(name: string): string | null
  /** Returns the names of all registered applications, or none if the registry is unavailable. */
  names(): Promise<ReadonlySet<string>>
  each(visit: (app: LoadedApp) => void): void
  readonly registry: RegistryWatch
}

function timeoutFailure(): SubAppFailure {
  return new SubAppFailure('timeout', `no answer within ${LOAD_TIMEOUT_MS / 1000} s`)
}

/** Settings of built-in applications are stored with the shell's. */
const OWNER = 'shell'

/**
 * Returns the host's parts for a built-in application. Its tabs have no own site: calls use the session's, and
 * responses are not cached.
 */
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

/** @param observe receives the load results of separately deployed applications */
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
    preloadLibraries()
    const builtInApp = builtIn.get(name)
    if (builtInApp !== undefined) return startBuiltIn(builtInApp)
    const source = (await registry.current()).get(name)
    if (source === undefined) throw new SubAppFailure('not-registered', `"${name}" is not in the registry`)
    if (source.kind === 'deployed') {
      versions.set(name, source.version)
      return startDeployed(name, source.manifest)
    }
    return startFromDevServer(name, source.entry)
  }

  async function load(name: string): Promise<LoadedApp> {
    const startedAt = performance.now()
    try {
      const app = await withTimeout(start(name), LOAD_TIMEOUT_MS, timeoutFailure)
      ready.set(name, app)
      if (!builtIn.has(name))
        observe({
          kind: 'loaded',
          app: name,
          version: app.manifest.version,
          ms: performance.now() - startedAt,
        })
      return app
    } catch (error) {
      loading.delete(name)
      if (builtIn.has(name)) throw error
      const source = (await registry.current().catch(() => null))?.get(name)
      registry.invalidate()
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
        // The page has not been opened yet. It loads again when opened and reports the failure then.
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
