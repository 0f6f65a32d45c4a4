import type { HeldPhotoStore } from '../photos/held-photo-store.ts'
import type { SaveStore } from '../queue/save-store.ts'
import type { ReadStore } from '../reads/read-store.ts'
import type { PersonStore } from '../store/person-store.ts'
import type { StoredDraft, StoredPlace } from './stored-draft.ts'

/** Written this long after the first letter that was not yet; nobody loses more by a crash, ms. */
const WRITE_AFTER_MS = 300

/** The drafts of one person from a sign-in to its end. */
export interface Holding {
  /** Null when there is nothing; undefined when it ended before that was known. */
  find(place: StoredPlace): Promise<StoredDraft | null | undefined>
  keep(draft: StoredDraft): void
  /** Asks for the key before anything is to be read or written. */
  prepare(): void
  drop(place: StoredPlace): void
  /** Also those that were not written yet. */
  all(): Promise<StoredDraft[]>
  clear(): Promise<void>
  /** With what was read and kept; `otherwise` where nothing can be kept. */
  reads<Answer>(
    otherwise: Answer,
    act: (reads: ReadStore, typedInto: () => Promise<StoredDraft[]>) => Promise<Answer>,
  ): Promise<Answer>
  /** With the saves that wait; `otherwise` where nothing can be kept. */
  saves<Answer>(otherwise: Answer, act: (saves: SaveStore) => Promise<Answer>): Promise<Answer>
  /** With the photos that are not uploaded yet; `otherwise` where nothing can be kept. */
  photos<Answer>(otherwise: Answer, act: (photos: HeldPhotoStore) => Promise<Answer>): Promise<Answer>
  /** Writes what waits. */
  flush(): void
  /** Writes what waits and lets the key go; nothing is read or written any more. */
  end(): void
}

const placeKey = ({ site, app, key }: StoredPlace) => JSON.stringify([site, app, key])

/**
 * @param open the store of this person; null where nothing can be kept. Asked once, at the first question.
 * @param failed hears what the device refuses, such as a full disk
 */
export function createHolding(
  open: (ended: AbortSignal) => Promise<PersonStore | null>,
  failed: (error: unknown) => void,
): Holding {
  const ending = new AbortController()
  const waiting = new Map<string, StoredDraft>()
  let opening: Promise<PersonStore | null> | null = null
  /** Everything that is read or written, one after the other. */
  let work: Promise<unknown> = Promise.resolve()
  let timer: ReturnType<typeof setTimeout> | undefined

  const opened = () =>
    (opening ??= open(ending.signal).catch((error: unknown) => {
      failed(error)
      return null
    }))

  /** After all that was asked for before. What fails is told and answers `otherwise`. */
  function next<Answer>(otherwise: Answer, act: (store: PersonStore) => Promise<Answer>): Promise<Answer> {
    // The store at hand now: what was asked for before the end is still done after it.
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
      // What is written at the end of a session needs the key before.
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
      // Before the first question there is no key to write with, and after the end nobody may ask for one.
      if (opening !== null) flush()
      clearTimeout(timer)
      ending.abort()
      opening = null
    },
  }
}
