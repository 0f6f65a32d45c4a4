type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

/** What the portal itself does by a key, wherever one is. */
export type PageKey = 'search' | 'shortcuts'

/** Ctrl+K, or ⌘K; anything more is somebody else's. */
const isSearch = ({ key, ctrlKey, metaKey, altKey, shiftKey }: Pressed): boolean =>
  key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey

/** “?”, wherever it is on the keyboard: with Shift on most. On a Chinese one it may come as a full-width one. */
const isQuestion = ({ key, ctrlKey, metaKey, altKey }: Pressed): boolean =>
  (key === '?' || key === '？') && !ctrlKey && !metaKey && !altKey

const TYPED_INTO =
  'input:not([type=checkbox], [type=radio], [type=button]), textarea, select, [contenteditable], [role=textbox]'

/** What a key does; null when it means something to whoever has the focus, or nothing. */
export function pageKeyOf(pressed: Pressed, isTyping: boolean): PageKey | null {
  if (isSearch(pressed)) return 'search'
  return isQuestion(pressed) && !isTyping ? 'shortcuts' : null
}

/** Whether a character would be written where the focus is. */
export const isTypedInto = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(TYPED_INTO) !== null
