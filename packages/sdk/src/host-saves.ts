import type { Draft, DraftPlace, DraftValues } from './host-drafts.ts'

/** Where a save belongs: one waits at each place, the newest. */
export interface SavePlace extends DraftPlace {
  /** Which of several new records that are made at this place; empty for one that is there already. */
  readonly copy: string
}

/** A save that only stores what was typed, and what was typed. */
export interface Save extends Draft {
  readonly method: string
  /** Below the base path. */
  readonly path: string
  readonly json: unknown
}

/** What the server said: HTTP status, and the JSON of the answer; undefined when it was none. */
export interface SaveAnswer {
  readonly status: number
  readonly json: unknown
}

/** What becomes of what waits at a place. */
export type SaveNews =
  /** @param values what was typed when it was saved */
  | { readonly kind: 'waiting'; readonly values: DraftValues }
  | { readonly kind: 'answered'; readonly values: DraftValues; readonly answer: SaveAnswer }
  /** Its person does not want it any more. */
  | { readonly kind: 'gone' }

/**
 * Saves of calls that wait (`waits`). Where nothing answers, a save is kept on this device, sealed as drafts are, and sent when the network
 * is back and its person is signed in, for the site of its tab; the server does it once, however often it arrives.
 */
export interface HostSaves {
  /**
   * Sends it, after what waits at its place. Null: nothing answered, and it waits. A save that may not wait, such as one with a secret in it,
   * rejects with a `CannotWaitError` when nothing answers, and without being sent while the network is away.
   */
  send(place: SavePlace, save: Save): Promise<SaveAnswer | null>
  /** Its person does not want it any more. */
  drop(place: SavePlace): void
  /** Hears what becomes of what waits there, at once when something does, or did while nobody heard. @returns ends it */
  follow(place: SavePlace, hear: (news: SaveNews) => void): () => void
}
