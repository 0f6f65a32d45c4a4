import { FIRST_PAGE, type Position } from '../list-rules.ts'

/** Where the list stands, and behind which message each page begins that was gone to from the one before. */
export interface MarkedPosition extends Position {
  /** Page → sid of the last message of the page before it. */
  readonly marks: ReadonlyMap<number, string>
}

export const MARKED_FIRST_PAGE: MarkedPosition = { ...FIRST_PAGE, marks: new Map() }

/**
 * The next position of a list that grows at its beginning. A step forward notes where the new page begins: messages that arrive
 * meanwhile push nothing out of sight, and deep pages stay quick. A jump and another size begin anew.
 * @param lastShown sid of the last message on the screen
 */
export function moved(now: MarkedPosition, to: Position, lastShown: string | undefined): MarkedPosition {
  if (to.size !== now.size) return { ...to, marks: new Map() }
  if (to.current !== now.current + 1 || lastShown === undefined) return { ...now, ...to }
  return { ...to, marks: new Map(now.marks).set(to.current, lastShown) }
}

/** Position as the call wants it. */
export function askedAt({ current, size, marks }: MarkedPosition) {
  const after = marks.get(current)
  return { current, size, ...(after === undefined ? {} : { after }) }
}
