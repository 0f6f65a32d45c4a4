/** A scanner types faster than any hand: ms from one key to the next at most. */
const KEY_GAP_MS = 50
/** What is shorter is no number. */
const SHORTEST = 4
const LONGEST = 100

/** What may have come from a scanner so far, and when its last key did. */
export interface Wedge {
  readonly text: string
  readonly at: number
}

export const NO_WEDGE: Wedge = { text: '', at: -Infinity }

export interface WedgeKey {
  readonly key: string
  /** With Ctrl, Alt or Meta a key is a command. */
  readonly isCommand: boolean
  /** ms, of any clock that only goes forward. */
  readonly at: number
}

/** What a key makes of it; `scanned` when it ends a number. A scanner that is a keyboard ends with Enter or Tab. */
export function wedgeAfter(
  wedge: Wedge,
  { key, isCommand, at }: WedgeKey,
): { readonly wedge: Wedge; readonly scanned: string | null } {
  // Capitals come with a Shift of their own.
  if (key === 'Shift') return { wedge, scanned: null }
  const goesOn = at - wedge.at <= KEY_GAP_MS
  if ((key === 'Enter' || key === 'Tab') && !isCommand) {
    const isNumber = goesOn && wedge.text.length >= SHORTEST && /\d/.test(wedge.text)
    return { wedge: NO_WEDGE, scanned: isNumber ? wedge.text : null }
  }
  if (isCommand || !/^[\w./:-]$/.test(key)) return { wedge: NO_WEDGE, scanned: null }
  const text = (goesOn ? wedge.text : '') + key
  return { wedge: text.length > LONGEST ? NO_WEDGE : { text, at }, scanned: null }
}
