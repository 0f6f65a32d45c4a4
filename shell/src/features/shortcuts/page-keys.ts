type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

/** Actions of the portal's global shortcuts. */
export type PageKey = 'search' | 'shortcuts'

/** Returns true for Ctrl+K or ⌘K without further modifiers. */
const isSearch = ({ key, ctrlKey, metaKey, altKey, shiftKey }: Pressed): boolean =>
  key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey

/** Returns true for "?" on any keyboard layout, usually with Shift. Chinese input may produce a full-width one. */
const isQuestion = ({ key, ctrlKey, metaKey, altKey }: Pressed): boolean =>
  (key === '?' || key === '？') && !ctrlKey && !metaKey && !altKey

const TYPED_INTO =
  'input:not([type=checkbox], [type=radio], [type=button]), textarea, select, [contenteditable], [role=textbox]'

/** Returns the action of a key, or null if it has none or belongs to the focused element. */
export function pageKeyOf(pressed: Pressed, isTyping: boolean): PageKey | null {
  if (isSearch(pressed)) return 'search'
  return isQuestion(pressed) && !isTyping ? 'shortcuts' : null
}

/** Returns true if typing would enter a character into the focused element. */
export const isTypedInto = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(TYPED_INTO) !== null
