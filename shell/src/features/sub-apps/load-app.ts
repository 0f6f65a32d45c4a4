import { LOAD_TIMEOUT_MS } from '@apron/contract/limits/sub-app'
import type { SubAppManifest } from '@apron/contract/sub-apps/manifest'
import type { AppInstance } from '@apron/sdk'
import { createHost, type HostServices, type SubAppHost } from './host.ts'
import { loadFiles } from './load-files.ts'
import { preloadLibraries } from './preload-libraries.ts'
import { fetchManifest, fetchRegistry, type Registry } from './registry.ts'
import { SubAppFailure } from './sub-app-failure.ts'
import { withTimeout } from './with-timeout.ts'

/** An application that runs in this page. */
export interface LoadedApp {
  readonly name: string
  readonly manifest: SubAppManifest
  readonly host: SubAppHost
  readonly instance: AppInstance
}

export interface AppLoader {
  /** Loads an application once; a failure is forgotten, so that a retry tries again (APP-12, APP-15). */
  load(name: string): Promise<LoadedApp>
  /** Somebody is about to open this page: loads its application and its code. Never rejects, asked twice it does nothing. */
  prepare(name: string, path: string): Promise<void>
  /** The application if it is there already. */
  loaded(name: string): LoadedApp | null
  /** Names of all registered applications; empty when the registry cannot be had. */
  names(): Promise<ReadonlySet<string>>
  each(visit: (app: LoadedApp) => void): void
}

function noAnswer(): SubAppFailure {
  return new SubAppFailure('timeout', `no answer within ${LOAD_TIMEOUT_MS / 1000} s`)
}

export function createAppLoader(services: HostServices): AppLoader {
  let registry: Promise<Registry> | null = null
  const loading = new Map<string, Promise<LoadedApp>>()
  const ready = new Map<string, LoadedApp>()
  const prepared = new Set<string>()
  let librariesAsked = false

  function currentRegistry(): Promise<Registry> {
    registry ??= fetchRegistry().catch((error: unknown) => {
      registry = null
      throw error
    })
    return registry
  }

  async function start(name: string): Promise<LoadedApp> {
    if (!librariesAsked) preloadLibraries()
    librariesAsked = true
    const url = (await currentRegistry()).get(name)
    if (url === undefined) throw new SubAppFailure('not-registered', `"${name}" is not in the registry`)
    const manifest = await fetchManifest(name, url)
    const module = await loadFiles(manifest, url.slice(0, url.lastIndexOf('/') + 1))
    const host = createHost(name, manifest.version, services)
    const instance = await module.bootstrap(host)
    return { name, manifest, host, instance }
  }

  function load(name: string): Promise<LoadedApp> {
    const running = loading.get(name)
    if (running) return running
    const app = withTimeout(start(name), LOAD_TIMEOUT_MS, noAnswer)
    loading.set(name, app)
    app.then(
      done => ready.set(name, done),
      () => {
        loading.delete(name)
        registry = null
      },
    )
    return app
  }

  return {
    load,
    async prepare(name, path) {
      if (prepared.has(path)) return
      prepared.add(path)
      try {
        if (!(await currentRegistry()).has(name)) return
        const { instance } = await load(name)
        await instance.prepare?.(path)
      } catch {
        // Nobody has asked for the page yet: it is loaded again when it is opened, and says then what is wrong.
      }
    },
    loaded: name => ready.get(name) ?? null,
    async names() {
      try {
        return new Set((await currentRegistry()).keys())
      } catch (error) {
        reportError(error)
        return new Set()
      }
    },
    each: visit => ready.forEach(visit),
  }
}
