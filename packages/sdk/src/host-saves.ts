import type { Draft, DraftPlace, DraftValues } from './host-drafts.ts'

/** Place of a save. Only the newest one waits at each place. */
export interface SavePlace extends DraftPlace {
  /** Distinguishes several new records at one place; empty for an existing record. */
  readonly copy: string
}

/** A save that only stores the form's input, and that input. */
export interface Save extends Draft {
  readonly method: string
  /** Below the base path. */
  readonly path: string
  readonly json: unknown
}

/** Response to a save: HTTP status and parsed JSON; undefined if it was not JSON. */
export interface SaveAnswer {
  readonly status: number
  readonly json: unknown
}

/** State of the save that waits at a place. */
export type SaveNews =
  /** @param values form values at the time of the save */
  | { readonly kind: 'waiting'; readonly values: DraftValues }
  | { readonly kind: 'answered'; readonly values: DraftValues; readonly answer: SaveAnswer }
  /** The user has discarded it. */
  | { readonly kind: 'gone' }

/**
 * Saves of calls that can wait (`waits`). Without a response, a save is encrypted on this device like a draft
 * and sent when the network is back and its user is signed in, for the site of its tab. The server applies it
 * once, however often it arrives.
 */
export interface HostSaves {
  /**
   * Sends a save, after the one that waits at its place. Returns null if there was no response and it waits.
   * A save that must not wait, such as one with a secret, rejects with a `CannotWaitError` if there is no
   * response, and is not even sent while offline.
   */
  send(place: SavePlace, save: Save): Promise<SaveAnswer | null>
  /** Discards the save at a place. */
  drop(place: SavePlace): void
  /**
   * Calls back on changes of the save that waits at a place, and at once if there is one or if its outcome
   * was not yet reported. @returns unsubscribes
   */
  follow(place: SavePlace, listener: (news: SaveNews) => void): () => void
}
