/** The `keyCode` of keys handled by an input method. */
const TAKEN_BY_INPUT_METHOD = 229

/** The relevant part of `KeyboardEvent`. */
interface Key {
  readonly isComposing: boolean
  readonly keyCode: number
}

/**
 * Returns true if a key press belongs to an input method composing a word. Safari sends the Enter or Escape that ends a composition
 * with `isComposing` set to false and marks it only by the legacy `keyCode`.
 */
export function isComposing({ isComposing: composing, keyCode }: Key): boolean {
  return composing || keyCode === TAKEN_BY_INPUT_METHOD
}
