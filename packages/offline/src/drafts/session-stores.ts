import type { PhotoStore } from '../photos/photo-store.ts'
import type { SaveStore } from '../queue/save-store.ts'
import type { ReadStore } from '../reads/read-store.ts'
import type { PersonStore } from '../store/person-store.ts'
import type { StoredDraft, StoredPlace } from './stored-draft.ts'

/** Delay between typing and writing, ms. A crash loses no more than this. */
const WRITE_AFTER_MS = 300

/** Stores of one user during one session. */
export interface SessionStores {
  /** Returns null if there is no draft, or undefined if the session ended before that was known. */
  find(place: StoredPlace): Promise<StoredDraft | null | undefined>
  keep(draft: StoredDraft): void
  /** Requests the key before the first read or write. */
  prepare(): void
  drop(place: StoredPlace): void
  /** Returns all drafts, including those not written yet. */
  all(): Promise<StoredDraft[]>
  clear(): Promise<void>
  /** Runs `action` on the cached responses. Returns `fallback` if nothing can be stored. */
  reads<Answer>(
    fallback: Answer,
    action: (reads: ReadStore, allDrafts: () => Promise<StoredDraft[]>) => Promise<Answer>,
  ): Promise<Answer>
  /** Runs `action` on the waiting saves. Returns `fallback` if nothing can be stored. */
  saves<Answer>(fallback: Answer, action: (saves: SaveStore) => Promise<Answer>): Promise<Answer>
  /** Runs `action` on the photos. Returns `fallback` if nothing can be stored. */
  photos<Answer>(fallback: Answer, action: (photos: PhotoStore) => Promise<Answer>): Promise<Answer>
  /** Writes pending drafts. */
  flush(): void
  /** Writes pending drafts and drops the key. Later calls do nothing. */
  end(): void
}

const placeKey = ({ site, app, key }: StoredPlace) => JSON.stringify([site, app, key])

/**
 * @param open opens the store of this user, once, at the first use. Returns null if nothing can be stored
 * @param failed called with errors of the device, such as a full disk
 */
export function createSessionStores(
  open: (ended: AbortSignal) => Promise<PersonStore | null>,
  failed: (error: unknown) => void,
): SessionStores {
  const ending = new AbortController()
  const unwritten = new Map<string, StoredDraft>()
  let opening: Promise<PersonStore | null> | null = null
  /** End of the chain of reads and writes, which run one at a time. */
  let lastTask: Promise<unknown> = Promise.resolve()
  let timer: ReturnType<typeof setTimeout> | undefined

  const openOnce = () =>
    (opening ??= open(ending.signal).catch((error: unknown) => {
      failed(error)
      return null
    }))

  /** Runs `action` after all earlier reads and writes. Reports a failure and returns `fallback`. */
  function enqueue<Answer>(
    fallback: Answer,
    action: (store: PersonStore) => Promise<Answer>,
  ): Promise<Answer> {
    // Uses the current store, so that work queued before the end of the session is still done.
    const store = openOnce()
    const outcome = lastTask.then(async () => {
      const stores = await store
      return stores === null ? fallback : action(stores)
    })
    const result = outcome.catch((error: unknown) => {
      failed(error)
      return fallback
    })
    lastTask = result
    return result
  }

  function flush(): void {
    clearTimeout(timer)
    timer = undefined
    const unwrittenDrafts = [...unwritten.values()]
    unwritten.clear()
    for (const draft of unwrittenDrafts) void enqueue(undefined, ({ drafts }) => drafts.keep(draft))
  }

  const hasEnded = () => ending.signal.aborted
  return {
    async find(place) {
      if (hasEnded()) return undefined
      flush()
      const found = await enqueue(null, ({ drafts }) => drafts.find(place))
      return hasEnded() ? undefined : found
    },
    keep(draft) {
      if (hasEnded()) return
      // The last write of a session needs a key that was requested earlier.
      void openOnce()
      unwritten.set(placeKey(draft), draft)
      timer ??= setTimeout(flush, WRITE_AFTER_MS)
    },
    drop(place) {
      if (hasEnded()) return
      unwritten.delete(placeKey(place))
      void enqueue(undefined, ({ drafts }) => drafts.drop(place))
    },
    async all() {
      if (hasEnded()) return []
      flush()
      return enqueue<StoredDraft[]>([], ({ drafts }) => drafts.all())
    },
    async clear() {
      if (hasEnded()) return
      unwritten.clear()
      await enqueue(undefined, async ({ drafts, reads, saves, photos }) => {
        await Promise.all([drafts.clear(), reads.clear(), saves.clear(), photos.clear()])
      })
    },
    reads: (fallback, action) =>
      hasEnded()
        ? Promise.resolve(fallback)
        : enqueue(fallback, ({ drafts, reads }) => action(reads, () => drafts.all())),
    saves: (fallback, action) =>
      hasEnded() ? Promise.resolve(fallback) : enqueue(fallback, ({ saves }) => action(saves)),
    photos: (fallback, action) =>
      hasEnded() ? Promise.resolve(fallback) : enqueue(fallback, ({ photos }) => action(photos)),
    prepare: () => void openOnce(),
    flush,
    end() {
      if (hasEnded()) return
      // Without an earlier use there is no key, and none may be requested after the end.
      if (opening !== null) flush()
      clearTimeout(timer)
      ending.abort()
      opening = null
    },
  }
}
