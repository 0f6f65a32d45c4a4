import type { PasswordFault, PasswordStrength } from '@apron/contract/rules/people/password-strength'
import './new-password.css'
import { h } from '../dom.ts'
import type { LoginTextKey } from '../login-texts.ts'
import type { Words } from '../words.ts'
import type { Field } from './field.ts'
import type { NewPasswordKey } from './new-password.texts.ts'
import { passwordField } from './password-field.ts'

export interface NewPassword {
  readonly roots: readonly HTMLElement[]
  readonly first: Field
  value(): string
  /** Shows an error next to its field and focuses the field. Returns false if there is none. */
  showErrors(): Promise<boolean>
}

type Keys = NewPasswordKey | LoginTextKey

const ERROR_TEXTS: Record<Exclude<PasswordFault, null>, NewPasswordKey> = {
  short: 'faultShort',
  long: 'faultLong',
  account: 'faultAccount',
  guessable: 'faultGuessable',
}
const LEVEL_TEXTS = ['strength0', 'strength1', 'strength2', 'strength3', 'strength4'] as const

/**
 * Rates a password. The rule includes the list of leaked passwords, so it loads only when one is being set.
 */
async function loadStrength(password: string, person: readonly string[]): Promise<PasswordStrength | null> {
  const rule = await import('./password-strength.ts').catch(() => null)
  return rule?.ratePassword(password, person) ?? null
}

/**
 * Fields for a new password and its repetition, with a strength meter. If the rule cannot be loaded, only the
 * server decides.
 * @param person returns account and names, as far as known
 */
export function newPassword(
  words: Words<Keys>,
  prefix: string,
  person: () => readonly string[],
): NewPassword {
  const kind = { autocomplete: 'new-password' } as const
  const first = passwordField(words, { label: 'newPassword', name: `${prefix}-password`, ...kind })
  const repeat = passwordField(words, { label: 'repeatPassword', name: `${prefix}-repeat`, ...kind })
  const hint = h('p', { class: 'ap-login-hint', id: `login-${prefix}-hint` }, words.text('newPasswordHint'))
  const bar = words.attribute(
    h('meter', { min: '0', max: '5', low: '3', high: '4', optimum: '5', value: '0' }),
    'aria-label',
    () => 'strength',
  )
  const level = h('span', { role: 'status' })
  const meter = h('div', { class: 'ap-strength', hidden: true }, bar, level)
  first.row.after(meter, hint)
  first.input.setAttribute('aria-describedby', `login-${prefix}-password-error ${hint.id}`)
  let shown: PasswordStrength | null = null

  function draw() {
    meter.hidden = shown === null || first.input.value === ''
    if (shown === null) return
    // An unacceptable password never looks strong.
    const score = shown.fault === null ? shown.score : Math.min(shown.score, 1)
    bar.value = score + 1
    meter.dataset['score'] = String(score)
    level.textContent = words.get(LEVEL_TEXTS[score] ?? 'strength0')
  }
  words.watch(draw)

  async function update(): Promise<PasswordStrength | null> {
    const typed = first.input.value
    const strength = await loadStrength(typed, person())
    if (typed !== first.input.value) return strength
    shown = strength
    draw()
    return strength
  }
  first.input.addEventListener('input', () => void update())
  first.input.addEventListener('focus', () => void loadStrength('', []), { once: true })

  return {
    roots: [first.root, repeat.root],
    first,
    value: () => first.input.value,
    async showErrors() {
      const typed = first.input.value
      const error = typed === '' ? null : ((await update())?.fault ?? null)
      const key = typed === '' ? 'enterNewPassword' : error === null ? null : ERROR_TEXTS[error]
      const differs = repeat.input.value !== typed
      first.showError(key === null ? '' : words.get(key))
      repeat.showError(differs ? words.get('notTheSame') : '')
      if (key !== null) first.input.focus()
      else if (differs) repeat.input.focus()
      return key !== null || differs
    },
  }
}
