import { h } from './dom.ts'
import { type Field, field } from './field.ts'
import { eye, eyeOff } from './icons.ts'
import type { Words } from './words.ts'

/** The password with a button that shows it. */
export function passwordField(words: Words): Field {
  const made = field(words, 'password', 'password')
  const { input, row } = made
  input.type = 'password'
  input.autocomplete = 'current-password'
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
