/** What `keyCode` is of a key that an input method takes. */
const TAKEN_BY_INPUT_METHOD = 229

/** What this reads of a `KeyboardEvent`. */
interface Key {
  readonly isComposing: boolean
  readonly keyCode: number
}

/**
 * Whether a key belongs to an input method, which is putting a word together. Safari sends the Enter or Escape that ends it with
 * `isComposing` false, and says it by the old `keyCode` alone.
 */
export function isComposing({ isComposing: composing, keyCode }: Key): boolean {
  return composing || keyCode === TAKEN_BY_INPUT_METHOD
}
