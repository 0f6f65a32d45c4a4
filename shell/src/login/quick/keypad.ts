import { PIN_MAX_DIGITS } from '@apron/contract/limits/quick-sign-in'
import { h } from '../dom.ts'
import type { Words } from '../words.ts'
import type { QuickTextKey } from './quick.texts.ts'

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const

export interface Keypad {
  readonly input: HTMLInputElement
  readonly pad: HTMLElement
  /** Appends a digit if there is room. */
  readonly type: (digit: string) => void
}

function key(label: string | Text, press: () => void): HTMLButtonElement {
  const button = h('button', { type: 'button', class: 'ap-quick-key' }, label)
  button.addEventListener('click', press)
  return button
}

/** Creates a PIN field with large keys for gloves. Keyboards and badge readers type into the field. */
export function keypad(words: Words<QuickTextKey>): Keypad {
  const input = words.attribute(
    h('input', {
      class: 'ap-login-input ap-quick-pin',
      type: 'password',
      name: 'pin',
      // Suppresses the tablet's on-screen keyboard, which the keypad replaces.
      inputmode: 'none',
      autocomplete: 'off',
      maxlength: String(PIN_MAX_DIGITS),
    }),
    'aria-label',
    () => 'pin',
  )
  const type = (digit: string) => {
    if (input.value.length < PIN_MAX_DIGITS) input.value += digit
  }
  const digit = (label: string) => key(label, () => type(label))
  const pad = words.attribute(
    h(
      'div',
      { class: 'ap-quick-pad', role: 'group' },
      ...DIGITS.map(digit),
      key(words.text('clear'), () => {
        input.value = ''
      }),
      digit('0'),
      key(words.text('back'), () => {
        input.value = input.value.slice(0, -1)
      }),
    ),
    'aria-label',
    () => 'digit',
  )
  return { input, pad, type }
}
