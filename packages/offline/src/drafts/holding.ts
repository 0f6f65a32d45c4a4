import type { HeldPhotoStore } from '../photos/held-photo-store.ts'
import type { SaveStore } from '../queue/save-store.ts'
import type { ReadStore } from '../reads/read-store.ts'
import type { PersonStore } from '../store/person-store.ts'
import type { StoredDraft, StoredPlace } from './stored-draft.ts'

/** Delay between typing and writing, ms. A crash loses no more than this. */
const WRITE_AFTER_MS = 300

/** Stores of one user during one session. */
export interface Holding {
  /** Returns null if there is no draft, or undefined if the session ended before that was known. */
  find(place: StoredPlace): Promise<StoredDraft | null | undefined>
  keep(draft: StoredDraft): void
  /** Requests the key before the first read or write. */
  prepare(): void
  drop(place: StoredPlace): void
  /** Returns all drafts, including those not written yet. */
  all(): Promise<StoredDraft[]>
  clear(): Promise<void>
  /** Runs `act` on the cached responses. Returns `otherwise` if nothing can be stored. */
  reads<Answer>(
    otherwise: Answer,
    act: (reads: ReadStore, typedInto: () => Promise<StoredDraft[]>) => Promise<Answer>,
  ): Promise<Answer>
  /** Runs `act` on the waiting saves. Returns `otherwise` if nothing can be stored. */
  saves<Answer>(otherwise: Answer, act: (saves: SaveStore) => Promise<Answer>): Promise<Answer>
  /** Runs `act` on the photos. Returns `otherwise` if nothing can be stored. */
  photos<Answer>(otherwise: Answer, act: (photos: HeldPhotoStore) => Promise<Answer>): Promise<Answer>
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
export function createHolding(
  open: (ended: AbortSignal) => Promise<PersonStore | null>,
  failed: (error: unknown) => void,
): Holding {
  const ending = new AbortController()
  const waiting = new Map<string, StoredDraft>()
  let opening: Promise<PersonStore | null> | null = null
  /** End of the chain of reads and writes, which run one at a time. */
  let work: Promise<unknown> = Promise.resolve()
  let timer: ReturnType<typeof setTimeout> | undefined

  const opened = () =>
    (opening ??= open(ending.signal).catch((error: unknown) => {
      failed(error)
      return null
    }))

  /** Runs `act` after all earlier reads and writes. Reports a failure and returns `otherwise`. */
  function next<Answer>(otherwise: Answer, act: (store: PersonStore) => Promise<Answer>): Promise<Answer> {
    // Uses the current store, so that work queued before the end of the session is still done.
    const store = opened()
    const done = work.then(async () => {
      const there = await store
      return there === null ? otherwise : act(there)
    })
    const told = done.catch((error: unknown) => {
      failed(error)
      return otherwise
    })
    work = told
    return told
  }

  function flush(): void {
    clearTimeout(timer)
    timer = undefined
    const typed = [...waiting.values()]
    waiting.clear()
    for (const draft of typed) void next(undefined, ({ drafts }) => drafts.keep(draft))
  }

  const isOver = () => ending.signal.aborted
  return {
    async find(place) {
      if (isOver()) return undefined
      flush()
      const found = await next(null, ({ drafts }) => drafts.find(place))
      return isOver() ? undefined : found
    },
    keep(draft) {
      if (isOver()) return
      // The last write of a session needs a key that was requested earlier.
      void opened()
      waiting.set(placeKey(draft), draft)
      timer ??= setTimeout(flush, WRITE_AFTER_MS)
    },
    drop(place) {
      if (isOver()) return
      waiting.delete(placeKey(place))
      void next(undefined, ({ drafts }) => drafts.drop(place))
    },
    async all() {
      if (isOver()) return []
      flush()
      return next<StoredDraft[]>([], ({ drafts }) => drafts.all())
    },
    async clear() {
      if (isOver()) return
      waiting.clear()
      await next(undefined, async ({ drafts, reads, saves, photos }) => {
        await Promise.all([drafts.clear(), reads.clear(), saves.clear(), photos.clear()])
      })
    },
    reads: (otherwise, act) =>
      isOver()
        ? Promise.resolve(otherwise)
        : next(otherwise, ({ drafts, reads }) => act(reads, () => drafts.all())),
    saves: (otherwise, act) =>
      isOver() ? Promise.resolve(otherwise) : next(otherwise, ({ saves }) => act(saves)),
    photos: (otherwise, act) =>
      isOver() ? Promise.resolve(otherwise) : next(otherwise, ({ photos }) => act(photos)),
    prepare: () => void opened(),
    flush,
    end() {
      if (isOver()) return
      // Without an earlier use there is no key, and none may be requested after the end.
      if (opening !== null) flush()
      clearTimeout(timer)
      ending.abort()
      opening = null
    },
  }
}
