import type { PersonStore } from '../store/person-store.ts'
import { createHolding, type Holding } from './holding.ts'
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
  readonly reads: Holding['reads']
  /** Saves of this user that wait for the network. */
  readonly saves: Holding['saves']
  /** Photos that are not uploaded yet. */
  readonly photos: Holding['photos']
  readonly flush: () => void
}

interface KeeperDeps {
  /** Opens the store of a user. Returns null if nothing can be stored. */
  readonly open: (ended: AbortSignal, person: string) => Promise<PersonStore | null>
  readonly failed: (error: unknown) => void
}

export function createDraftKeeper({ open, failed }: KeeperDeps): DraftKeeper {
  let person: string | null = null
  let holding: Holding | null = null
  let turn = Promise.withResolvers<Holding>()
  /** True once a page has asked for drafts. From then on the key is requested at every sign-in. */
  let isAsked = false

  function renew(): void {
    holding?.end()
    holding = null
    const owner = person
    if (owner === null) return
    holding = createHolding(ended => open(ended, owner), failed)
    if (isAsked) holding.prepare()
    turn.resolve(holding)
    turn = Promise.withResolvers()
  }

  return {
    switchUser(next) {
      if (next === person) return
      person = next
      renew()
    },
    renew,
    async find(place) {
      isAsked = true
      for (;;) {
        // oxlint-disable-next-line no-await-in-loop -- one sign-in after the other
        const found = await (holding ?? (await turn.promise)).find(place)
        if (found !== undefined) return found
      }
    },
    keep: draft => holding?.keep(draft),
    drop: place => holding?.drop(place),
    all: async () => (await holding?.all()) ?? [],
    clear: async () => holding?.clear(),
    reads: async (otherwise, act) => holding?.reads(otherwise, act) ?? otherwise,
    saves: async (otherwise, act) => holding?.saves(otherwise, act) ?? otherwise,
    photos: async (otherwise, act) => holding?.photos(otherwise, act) ?? otherwise,
    flush: () => holding?.flush(),
  }
}
