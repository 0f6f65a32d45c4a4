import type { HomeBox } from '@apron/contract/home/home'
import type { ComponentType } from 'react'

/**
 * Content and link of a kind of box. A feature offers a box by registering it in `app/home-boxes.tsx` and, on
 * the server, as a `BoxSource`; a sub-application offers statements.
 */
export interface BoxContent {
  readonly Body: ComponentType<{ readonly box: HomeBox }>
  /** Shown next to the title, such as a link to the full list. */
  readonly Action?: ComponentType<{ readonly box: HomeBox }>
}

/** Returns the content of a kind of box, or null if this version of the portal does not know it. */
export type BoxContents = (kind: string) => BoxContent | null
