import type { HomeBox } from '@apron/contract/entities/home'
import type { ComponentType } from 'react'

/**
 * What fills the boxes of one kind: its content, and what leads further. A feature offers a box by naming it in
 * `app/home-boxes.tsx` and, on the server, as a `BoxSource`; a sub-application offers statements.
 */
export interface BoxContent {
  readonly Body: ComponentType<{ readonly box: HomeBox }>
  /** Beside the title, such as a link to the whole list. */
  readonly Action?: ComponentType<{ readonly box: HomeBox }>
}

/** The content of a kind; null for one that this version of the portal does not know. */
export type BoxContents = (kind: string) => BoxContent | null
