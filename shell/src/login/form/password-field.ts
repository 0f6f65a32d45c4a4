import { h } from '../dom.ts'
import { eye, eyeOff } from '../frame/icons.ts'
import type { Words } from '../words.ts'
import { type Field, field } from './field.ts'

interface PasswordKind<Key extends string> {
  readonly label: Key
  readonly name: string
  readonly autocomplete: 'current-password' | 'new-password'
}

type EyeKey = 'showPassword' | 'hidePassword'

/** Creates a password field with a button to reveal it. */
export function passwordField<Key extends string>(
  words: Words<Key | EyeKey>,
  kind: PasswordKind<Key>,
): Field {
  const base = field(words, kind.label, kind.name)
  const { input, row } = base
  input.type = 'password'
  input.autocomplete = kind.autocomplete
  const isHidden = () => input.type === 'password'
  const toggle = h('button', { type: 'button', class: 'ap-login-inside' })

  function draw() {
    toggle.setAttribute('aria-label', words.get(isHidden() ? 'showPassword' : 'hidePassword'))
    toggle.replaceChildren(isHidden() ? eye() : eyeOff())
  }
  words.watch(draw)
  toggle.addEventListener('click', () => {
    input.type = isHidden() ? 'text' : 'password'
    draw()
    input.focus()
  })
  row.append(toggle)
  return base
}
