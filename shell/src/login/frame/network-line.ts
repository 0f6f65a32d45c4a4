import { h } from '../dom.ts'
import type { Words } from '../words.ts'

/** Says while the browser has no network that nobody can log in. @param signal ends it */
export function networkLine(words: Words, signal: AbortSignal): HTMLElement {
  const text = words.text('networkAway')
  const line = h('p', { class: 'ap-login-hint', role: 'status' })
  const show = () => line.replaceChildren(...(navigator.onLine ? [] : [text]))
  window.addEventListener('online', show, { signal })
  window.addEventListener('offline', show, { signal })
  show()
  return line
}
