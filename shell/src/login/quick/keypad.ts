import { PIN_MAX_DIGITS } from '@apron/contract/limits/quick-sign-in'
import { h } from '../dom.ts'
import type { Words } from '../words.ts'
import type { QuickTextKey } from './quick.texts.ts'

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const

export interface Keypad {
  readonly input: HTMLInputElement
  readonly pad: HTMLElement
  /** Adds a digit, where there is room for it. */
  readonly type: (digit: string) => void
}

function key(face: string | Text, press: () => void): HTMLButtonElement {
  const button = h('button', { type: 'button', class: 'ap-quick-key' }, face)
  button.addEventListener('click', press)
  return button
}

/** A field for a PIN with large keys for gloves; a keyboard and a badge reader type into the field. */
export function keypad(words: Words<QuickTextKey>): Keypad {
  const input = words.attribute(
    h('input', {
      class: 'ap-login-input ap-quick-pin',
      type: 'password',
      name: 'pin',
      // The keys below are the keyboard: none of the tablet's slides over them.
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
  const digit = (face: string) => key(face, () => type(face))
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
