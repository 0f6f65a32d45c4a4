/** Maximum time between keys of a scanner, ms. No person types faster. */
const KEY_GAP_MS = 50
/** Minimum length of a number. */
const SHORTEST = 4
const LONGEST = 100

/** Keys that may come from a scanner, and the time of the last one. */
export interface Wedge {
  readonly text: string
  readonly at: number
}

export const NO_WEDGE: Wedge = { text: '', at: -Infinity }

export interface WedgeKey {
  readonly key: string
  /** True with Ctrl, Alt or Meta. */
  readonly isCommand: boolean
  /** ms of a monotonic clock. */
  readonly at: number
}

/** Processes a key. `scanned` is set when it completes a number. Scanners end with Enter or Tab. */
export function nextWedge(
  wedge: Wedge,
  { key, isCommand, at }: WedgeKey,
): { readonly wedge: Wedge; readonly scanned: string | null } {
  // A scanner sends Shift for capitals.
  if (key === 'Shift') return { wedge, scanned: null }
  const continues = at - wedge.at <= KEY_GAP_MS
  if ((key === 'Enter' || key === 'Tab') && !isCommand) {
    const isNumber = continues && wedge.text.length >= SHORTEST && /\d/.test(wedge.text)
    return { wedge: NO_WEDGE, scanned: isNumber ? wedge.text : null }
  }
  if (isCommand || !/^[\w./:-]$/.test(key)) return { wedge: NO_WEDGE, scanned: null }
  const text = (continues ? wedge.text : '') + key
  return { wedge: text.length > LONGEST ? NO_WEDGE : { text, at }, scanned: null }
}
