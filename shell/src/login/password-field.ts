import { h } from './dom.ts'
import { type Field, field } from './field.ts'
import { eye, eyeOff } from './icons.ts'
import type { LoginTextKey } from './login-texts.ts'
import type { Words } from './words.ts'

interface PasswordKind {
  readonly label: LoginTextKey
  readonly name: string
  readonly autocomplete: 'current-password' | 'new-password'
}

const CURRENT: PasswordKind = { label: 'password', name: 'password', autocomplete: 'current-password' }

/** A password with a button that shows it. */
export function passwordField(words: Words, kind = CURRENT): Field {
  const made = field(words, kind.label, kind.name)
  const { input, row } = made
  input.type = 'password'
  input.autocomplete = kind.autocomplete
  const hidden = () => input.type === 'password'
  const toggle = h('button', { type: 'button', class: 'ap-login-inside' })

  function draw() {
    toggle.setAttribute('aria-label', words.get(hidden() ? 'showPassword' : 'hidePassword'))
    toggle.replaceChildren(hidden() ? eye() : eyeOff())
  }
  words.follow(draw)
  toggle.addEventListener('click', () => {
    input.type = hidden() ? 'text' : 'password'
    draw()
    input.focus()
  })
  row.append(toggle)
  return made
}
