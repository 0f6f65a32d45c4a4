import { STORAGE, type StorageKey, type StorageValues } from './schema.ts'

/** Subset of the browser's storage interface. Replaced by memory if storage is blocked. */
export interface TextStore {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

export interface Storage {
  get<Key extends StorageKey>(key: Key): StorageValues[Key]
  set<Key extends StorageKey>(key: Key, value: StorageValues[Key]): void
  /** Removes the user's data. Language, theme and device stay (security note T30). */
  clearPersonal(): void
}

export function memoryStore(): TextStore {
  const values = new Map<string, string>()
  return {
    getItem: key => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: key => void values.delete(key),
  }
}

/** Wraps a store. Values that a full store rejects stay in memory until the page is left. */
function withMemoryFallback(store: TextStore): TextStore {
  const fallback = memoryStore()
  return {
    getItem: key => fallback.getItem(key) ?? store.getItem(key),
    setItem(key, value) {
      try {
        store.setItem(key, value)
        fallback.removeItem(key)
      } catch {
        fallback.setItem(key, value)
      }
    },
    removeItem(key) {
      fallback.removeItem(key)
      store.removeItem(key)
    },
  }
}

/**
 * Returns the browser's storage, or memory if it is blocked or full. The page works, but settings are lost.
 */
export function usableStore(open: () => TextStore): TextStore {
  const store = tryOpenStore(open)
  return store === null ? memoryStore() : withMemoryFallback(store)
}

/** Returns null if the browser blocks storage. */
export function tryOpenStore(open: () => TextStore): TextStore | null {
  try {
    const store = open()
    store.getItem('apron:probe')
    return store
  } catch {
    return null
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** @param prefix the variant's storage prefix (VAR-02) */
export function createStorage(prefix: string, store: TextStore): Storage {
  return {
    get(key) {
      const text = store.getItem(prefix + key)
      const entry = STORAGE[key]
      return text === null ? entry.initial : (entry.read(parseJson(text)) ?? entry.initial)
    },
    set(key, value) {
      if (value === null) store.removeItem(prefix + key)
      else store.setItem(prefix + key, JSON.stringify(value))
    },
    clearPersonal() {
      for (const [key, entry] of Object.entries(STORAGE)) if (entry.personal) store.removeItem(prefix + key)
    },
  }
}
