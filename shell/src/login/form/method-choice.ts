import { h } from '../dom.ts'
import type { LoginTextKey } from '../login-texts.ts'
import type { Words } from '../words.ts'

export type LoginMethod = 'account' | 'idCard'

const METHODS: readonly (readonly [LoginMethod, LoginTextKey])[] = [
  ['account', 'byAccount'],
  ['idCard', 'byIdCard'],
]

/** Selects how to log in: account or ID card (AUTH-06). */
export function methodChoice(words: Words, onChoice: (method: LoginMethod) => void): HTMLElement {
  const choices = METHODS.map(([method, label], index) => {
    const radio = h('input', { type: 'radio', name: 'login-by', checked: index === 0 })
    radio.addEventListener('change', () => onChoice(method))
    return h('label', {}, radio, h('span', {}, words.text(label)))
  })
  return h(
    'fieldset',
    { class: 'ap-login-methods' },
    h('legend', { class: 'ap-login-live' }, words.text('loginBy')),
    ...choices,
  )
}
