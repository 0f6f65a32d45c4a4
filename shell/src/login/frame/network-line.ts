import { h } from '../dom.ts'
import type { Words } from '../words.ts'

/** Shows that logging in is impossible while the browser is offline. @param signal removes it */
export function networkLine(words: Words, signal: AbortSignal): HTMLElement {
  const text = words.text('networkAway')
  const line = h('p', { class: 'ap-login-hint', role: 'status' })
  const show = () => line.replaceChildren(...(navigator.onLine ? [] : [text]))
  window.addEventListener('online', show, { signal })
  window.addEventListener('offline', show, { signal })
  show()
  return line
}
