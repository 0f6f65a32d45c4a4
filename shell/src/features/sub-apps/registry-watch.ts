import { createStore, type StoreApi } from 'zustand/vanilla'
import { fetchRegistry, isSameRegistry, newVersions, type Registry } from './registry.ts'

/** A page that stays open reads the registry again after this, ms. */
export const REGISTRY_AGE_MS = 5 * 60_000
/** After a failure it may be read this soon again, ms. */
export const REGISTRY_AGE_AFTER_FAILURE_MS = 30_000

export interface RegistryState {
  /** What was read last; null until it could be read. The same while nothing of it has changed. */
  readonly registry: Registry | null
  /** Application that runs in this page → the version that is active by now. */
  readonly newVersions: Readonly<Record<string, string>>
}

/** The registry as this page knows it. */
export interface RegistryWatch extends StoreApi<RegistryState> {
  current(): Promise<Registry>
  /** What was known before, which counts until it can be read. */
  recall(registry: Registry): void
  /** The next question reads it anew: what it named could not be had. */
  forget(): void
  /** Reads it again when it is that old, and notes which running applications are no longer the active version. Never rejects. @param age ms */
  rereadWhenOld(age: number): Promise<void>
  /** Reads it again. @returns whether the server answered; never rejects */
  reread(): Promise<boolean>
}

/**
 * @param running application → version that runs in this page
 * @param now the clock, ms
 */
export function createRegistryWatch(
  running: () => ReadonlyMap<string, string>,
  now: () => number,
): RegistryWatch {
  const store = createStore<RegistryState>(() => ({ registry: null, newVersions: {} }))
  let reading: Promise<Registry> | null = null
  let recalled: Registry | null = null
  let readAt = 0

  function note(registry: Registry): void {
    const known = store.getState().registry
    if (known === null || !isSameRegistry(known, registry)) store.setState({ registry })
  }

  function read(): Promise<Registry> {
    readAt = now()
    const attempt = fetchRegistry().then(
      registry => {
        recalled = null
        return registry
      },
      (error: unknown) => {
        if (recalled !== null) return recalled
        throw error
      },
    )
    reading = attempt
    attempt.then(note, () => {
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
      // The page goes on with what it knew; the next opportunity asks again.
      reading = before
      return false
    }
  }

  return {
    ...store,
    current: () => reading ?? read(),
    forget: () => void (reading = null),
    recall(registry) {
      recalled = registry
      reading = Promise.resolve(registry)
      note(registry)
    },
    reread,
    async rereadWhenOld(age) {
      if (now() - readAt >= age) await reread()
    },
  }
}
