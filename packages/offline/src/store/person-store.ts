import type { DraftStore } from '../drafts/draft-store.ts'
import type { PhotoStore } from '../photos/photo-store.ts'
import type { SaveStore } from '../queue/save-store.ts'
import type { ReadStore } from '../reads/read-store.ts'

/** Stores of one user on this device, all encrypted with the same key. */
export interface PersonStore {
  readonly drafts: DraftStore
  /** Responses cached for offline use. */
  readonly reads: ReadStore
  /** Saves that wait for the network. */
  readonly saves: SaveStore
  /** Photos that are not uploaded yet. */
  readonly photos: PhotoStore
}
