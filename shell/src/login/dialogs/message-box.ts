import { h } from '../dom.ts'
import { alert } from '../frame/icons.ts'

export type MessageKind = 'error' | 'warning' | 'done'

export interface MessageBox {
  readonly root: HTMLElement
  /** An empty text hides the box. */
  readonly show: (text: string, kind?: MessageKind) => void
}

/** Shows errors and confirmations, and announces them at once. */
export function messageBox(): MessageBox {
  const text = h('span')
  const root = h('div', { class: 'ap-login-failure', role: 'alert', hidden: true }, alert(), text)
  return {
    root,
    show(message, kind = 'error') {
      text.textContent = message
      root.hidden = message === ''
      root.dataset['kind'] = kind
    },
  }
}
