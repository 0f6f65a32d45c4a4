import type { PersonStore } from '../store/person-store.ts'
import { createSessionStores, type SessionStores } from './session-stores.ts'
import type { StoredDraft, StoredPlace } from './stored-draft.ts'

/** Access to the drafts and other stored work of the signed-in user. */
export interface DraftKeeper {
  /** Switches to another user, or to none. Drops the key of the previous user at once. */
  readonly switchUser: (person: string | null) => void
  /** Requests a new key after the old one was removed. */
  readonly renew: () => void
  /** Waits while nobody is signed in, because the covered page stays open until its user is back. */
  readonly find: (place: StoredPlace) => Promise<StoredDraft | null>
  readonly keep: (draft: StoredDraft) => void
  readonly drop: (place: StoredPlace) => void
  readonly all: () => Promise<StoredDraft[]>
  readonly clear: () => Promise<void>
  /** Cached responses of this user. */
  readonly reads: SessionStores['reads']
  /** Saves of this user that wait for the network. */
  readonly saves: SessionStores['saves']
  /** Photos that are not uploaded yet. */
  readonly photos: SessionStores['photos']
  readonly flush: () => void
}

interface KeeperDeps {
  /** Opens the store of a user. Returns null if nothing can be stored. */
  readonly open: (ended: AbortSignal, person: string) => Promise<PersonStore | null>
  readonly failed: (error: unknown) => void
}

export function createDraftKeeper({ open, failed }: KeeperDeps): DraftKeeper {
  let person: string | null = null
  let stores: SessionStores | null = null
  let nextSession = Promise.withResolvers<SessionStores>()
  /** True once a page has asked for drafts. From then on the key is requested at every sign-in. */
  let wasUsed = false

  function renew(): void {
    stores?.end()
    stores = null
    const owner = person
    if (owner === null) return
    stores = createSessionStores(ended => open(ended, owner), failed)
    if (wasUsed) stores.prepare()
    nextSession.resolve(stores)
    nextSession = Promise.withResolvers()
  }

  return {
    switchUser(next) {
      if (next === person) return
      person = next
      renew()
    },
    renew,
    async find(place) {
      wasUsed = true
      for (;;) {
        // oxlint-disable-next-line no-await-in-loop -- one sign-in after the other
        const found = await (stores ?? (await nextSession.promise)).find(place)
        if (found !== undefined) return found
      }
    },
    keep: draft => stores?.keep(draft),
    drop: place => stores?.drop(place),
    all: async () => (await stores?.all()) ?? [],
    clear: async () => stores?.clear(),
    reads: async (fallback, action) => stores?.reads(fallback, action) ?? fallback,
    saves: async (fallback, action) => stores?.saves(fallback, action) ?? fallback,
    photos: async (fallback, action) => stores?.photos(fallback, action) ?? fallback,
    flush: () => stores?.flush(),
  }
}
