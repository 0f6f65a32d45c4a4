import type { DraftStore } from '../drafts/draft-store.ts'
import type { HeldPhotoStore } from '../photos/held-photo-store.ts'
import type { SaveStore } from '../queue/save-store.ts'
import type { ReadStore } from '../reads/read-store.ts'

/** What one person has on this device, all of it sealed with their key. */
export interface PersonStore {
  readonly drafts: DraftStore
  /** What was read, for when there is no network. */
  readonly reads: ReadStore
  /** Saves that wait for the network. */
  readonly saves: SaveStore
  /** Photos that are not uploaded yet. */
  readonly photos: HeldPhotoStore
}
