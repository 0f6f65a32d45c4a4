import { createStore, type StoreApi } from 'zustand/vanilla'
import { fetchRegistry, isSameRegistry, newVersions, type Registry } from './registry.ts'

/** Maximum age of the registry in an open page, ms. */
export const REGISTRY_AGE_MS = 5 * 60_000
/** Minimum age before it is read again after a failure, ms. */
export const REGISTRY_AGE_AFTER_FAILURE_MS = 30_000

export interface RegistryState {
  /** Last registry read, or null. Keeps its identity while unchanged. */
  readonly registry: Registry | null
  /** Newer active versions of running applications, by name. */
  readonly newVersions: Readonly<Record<string, string>>
}

/** The registry as known to this page. */
export interface RegistryWatch extends StoreApi<RegistryState> {
  current(): Promise<Registry>
  /** Uses a cached registry until it can be read. */
  useCached(registry: Registry): void
  /** Forces the next request to read it again, because something it names was unavailable. */
  invalidate(): void
  /**
   * Reads it again if it is older than `age`, and records which running applications have a newer version.
   * Never rejects. @param age ms
   */
  rereadWhenOld(age: number): Promise<void>
  /** Reads it again. @returns true if the server responded; never rejects */
  reread(): Promise<boolean>
}

/**
 * @param running versions running in this page, by application
 * @param now the clock, ms
 */
export function createRegistryWatch(
  running: () => ReadonlyMap<string, string>,
  now: () => number,
): RegistryWatch {
  const store = createStore<RegistryState>(() => ({ registry: null, newVersions: {} }))
  let reading: Promise<Registry> | null = null
  let cached: Registry | null = null
  let readAt = 0

  function update(registry: Registry): void {
    const current = store.getState().registry
    if (current === null || !isSameRegistry(current, registry)) store.setState({ registry })
  }

  function read(): Promise<Registry> {
    readAt = now()
    const attempt = fetchRegistry().then(
      registry => {
        cached = null
        return registry
      },
      (error: unknown) => {
        if (cached !== null) return cached
        throw error
      },
    )
    reading = attempt
    attempt.then(update, () => {
      if (reading === attempt) reading = null
    })
    return attempt
  }

  async function reread(): Promise<boolean> {
    const before = reading
    try {
      store.setState({ newVersions: newVersions(await read(), running()) })
      return true
    } catch {
      // The page continues with what it has. The next opportunity reads again.
      reading = before
      return false
    }
  }

  return {
    ...store,
    current: () => reading ?? read(),
    invalidate: () => void (reading = null),
    useCached(registry) {
      cached = registry
      reading = Promise.resolve(registry)
      update(registry)
    },
    reread,
    async rereadWhenOld(age) {
      if (now() - readAt >= age) await reread()
    },
  }
}
