/** What `keyCode` is of a key that an input method takes. */
const TAKEN_BY_INPUT_METHOD = 229

/**
 * Whether a key belongs to an input method, which is putting a word together. Some browsers send the Enter or Escape that ends it with
 * `isComposing` false, and say it by the old `keyCode` alone.
 */
export function isComposing(event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  // oxlint-disable-next-line typescript/no-deprecated -- Safari says it in no other way
  return event.isComposing || event.keyCode === TAKEN_BY_INPUT_METHOD
}
