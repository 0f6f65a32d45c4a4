import type { HeldPhotoStore } from '../photos/held-photo-store.ts'
import type { SaveStore } from '../queue/save-store.ts'
import type { ReadStore } from '../reads/read-store.ts'
import type { PersonStore } from '../store/person-store.ts'
import type { StoredDraft, StoredPlace } from './stored-draft.ts'

/** Time from the first unwritten letter until it is written, ms: the most that a crash loses. */
const WRITE_AFTER_MS = 300

/** The stores of one person from a sign-in to its end. */
export interface Holding {
  /** Null when there is nothing; undefined when it ended before that was known. */
  find(place: StoredPlace): Promise<StoredDraft | null | undefined>
  keep(draft: StoredDraft): void
  /** Asks for the key before the first read or write. */
  prepare(): void
  drop(place: StoredPlace): void
  /** Includes drafts that are not written yet. */
  all(): Promise<StoredDraft[]>
  clear(): Promise<void>
  /** Works on kept answers; returns `otherwise` where nothing can be kept. */
  reads<Answer>(
    otherwise: Answer,
    act: (reads: ReadStore, typedInto: () => Promise<StoredDraft[]>) => Promise<Answer>,
  ): Promise<Answer>
  /** Works on waiting saves; returns `otherwise` where nothing can be kept. */
  saves<Answer>(otherwise: Answer, act: (saves: SaveStore) => Promise<Answer>): Promise<Answer>
  /** Works on held photos; returns `otherwise` where nothing can be kept. */
  photos<Answer>(otherwise: Answer, act: (photos: HeldPhotoStore) => Promise<Answer>): Promise<Answer>
  /** Writes pending drafts. */
  flush(): void
  /** Writes pending drafts and drops the key. Later calls do nothing. */
  end(): void
}

const placeKey = ({ site, app, key }: StoredPlace) => JSON.stringify([site, app, key])

/**
 * @param open opens the store of this person, once, at the first use; null where nothing can be kept
 * @param failed called with errors of the device, such as a full disk
 */
export function createHolding(
  open: (ended: AbortSignal) => Promise<PersonStore | null>,
  failed: (error: unknown) => void,
): Holding {
  const ending = new AbortController()
  const waiting = new Map<string, StoredDraft>()
  let opening: Promise<PersonStore | null> | null = null
  /** Reads and writes, one after the other. */
  let work: Promise<unknown> = Promise.resolve()
  let timer: ReturnType<typeof setTimeout> | undefined

  const opened = () =>
    (opening ??= open(ending.signal).catch((error: unknown) => {
      failed(error)
      return null
    }))

  /** Runs after everything before it. A failure is reported and returns `otherwise`. */
  function next<Answer>(otherwise: Answer, act: (store: PersonStore) => Promise<Answer>): Promise<Answer> {
    // The current store: work that was queued before the end is still done after it.
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
      // The last write of a session needs a key that was opened before.
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
      // Without a first use there is no key to write with, and after the end nobody may ask for one.
      if (opening !== null) flush()
      clearTimeout(timer)
      ending.abort()
      opening = null
    },
  }
}
