import { FIRST_PAGE, type Position } from '../list/list-rules.ts'

/** Page position, with the keyset marks of pages reached by stepping forward. */
export interface MarkedPosition extends Position {
  /** Maps a page to the sid of the last message of the page before it. */
  readonly marks: ReadonlyMap<number, string>
}

export const MARKED_FIRST_PAGE: MarkedPosition = { ...FIRST_PAGE, marks: new Map() }

/**
 * Returns the next position in a list that grows at its start. A step forward records the last message shown,
 * so that new arrivals shift nothing and deep pages stay fast. A jump or a new page size discards the marks.
 * @param lastShown sid of the last message on the screen
 */
export function nextPosition(
  now: MarkedPosition,
  to: Position,
  lastShown: string | undefined,
): MarkedPosition {
  if (to.size !== now.size) return { ...to, marks: new Map() }
  if (to.current !== now.current + 1 || lastShown === undefined) return { ...now, ...to }
  return { ...to, marks: new Map(now.marks).set(to.current, lastShown) }
}

/** Converts the position to the request. */
export function pageRequest({ current, size, marks }: MarkedPosition) {
  const after = marks.get(current)
  return { current, size, ...(after === undefined ? {} : { after }) }
}
