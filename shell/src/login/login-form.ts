import type { UserInfo } from '@apron/contract/entities/user-info'
import { PASSWORD_EXPIRY_WARNING_MS } from '@apron/contract/limits/http'
import { type LoginField, missingLoginFields } from '@apron/contract/rules/login-form'
import type { Variant } from '@apron/contract/variants/variant'
import { CallFailure } from '../platform/http/call-failure.ts'
import { deviceId } from '../platform/preferences/device-id.ts'
import type { Storage } from '../platform/storage/storage.ts'
import { type Challenge, captchaField } from './captcha-field.ts'
import { h } from './dom.ts'
import { canEncrypt, encryptPassword } from './encrypt-password.ts'
import { field } from './field.ts'
import { alert } from './icons.ts'
import type { LoginApi } from './login-api.ts'
import { type LoginOutcome, loginOutcome } from './login-outcome.ts'
import type { LoginTextKey } from './login-texts.ts'
import { passwordField } from './password-field.ts'
import type { Words } from './words.ts'

export interface LoginFormOptions {
  readonly words: Words
  readonly api: LoginApi
  readonly storage: Storage
  readonly rules: Variant['login']
  /** The deployment rejects expired passwords (AUTH-08). */
  readonly rejectsExpired: boolean
  /** Shown from the start, such as why the last session ended. */
  readonly message: string
  readonly onAccepted: (user: UserInfo, warning: string) => Promise<void>
}

export interface LoginForm {
  readonly root: HTMLFormElement
  focus(): void
  dispose(): void
}

const MISSING: Record<LoginField, LoginTextKey> = {
  username: 'enterUsername',
  password: 'enterPassword',
  code: 'enterCode',
}

/** The login form: the only one, with or without a shell beneath (AUTH-01, AUTH-03, AUTH-05). */
export function loginForm(options: LoginFormOptions): LoginForm {
  const { words, api, storage } = options
  const live = h('p', { class: 'ap-login-live', role: 'status' })
  const announce = (text: string) => {
    live.textContent = text
  }
  const account = field(words, 'account', 'username')
  account.input.autocomplete = 'username'
  account.input.maxLength = 64
  words.attribute(account.input, 'placeholder', () => 'accountHint')
  const password = passwordField(words)
  const captcha = captchaField(words, api, announce)
  const fields = { username: account, password, code: captcha }
  const errorText = h('span')
  const error = h('div', { class: 'ap-login-failure', role: 'alert', hidden: true }, alert(), errorText)
  const submit = h('button', { type: 'submit', class: 'ap-login-submit' })
  let state: 'submit' | 'busy' | 'opening' = 'submit'
  words.follow(() => {
    submit.textContent = words.get(state)
  })
  const root = h(
    'form',
    { class: 'ap-login-form', novalidate: true },
    account.root,
    password.root,
    captcha.root,
    error,
    submit,
    live,
  )

  function showFailure(message: string, kind: 'error' | 'warning' = 'error') {
    errorText.textContent = message
    error.hidden = message === ''
    error.dataset['kind'] = kind
  }

  function become(next: typeof state) {
    state = next
    submit.textContent = words.get(state)
    submit.disabled = state !== 'submit'
    submit.setAttribute('aria-busy', String(state !== 'submit'))
  }

  async function attempt({ captcha: issued, publicKey }: Challenge): Promise<LoginOutcome> {
    const encrypted = await encryptPassword(password.input.value, issued.captchaKey, publicKey)
    const envelope = await api.login({
      username: account.input.value.trim(),
      code: captcha.code(),
      captchaKey: issued.captchaKey,
      preSessionId: issued.preSessionId,
      deviceId: deviceId(storage),
      ...encrypted,
    })
    return loginOutcome(envelope, options.rules, options.rejectsExpired)
  }

  function failureText(failure: unknown): string {
    if (failure instanceof CallFailure && failure.code !== 0) return failure.message
    if (!(failure instanceof CallFailure)) reportError(failure)
    return words.get('unreachable')
  }

  async function reject(message: string, expired: boolean) {
    become('submit')
    showFailure(
      message || words.get(expired ? 'passwordExpired' : 'unreachable'),
      expired ? 'warning' : 'error',
    )
    if (expired) setTimeout(() => showFailure(''), PASSWORD_EXPIRY_WARNING_MS)
    // A captcha counts once, whatever the outcome.
    await captcha.renew()
    if (!captcha.input.closest('[hidden]')) captcha.input.focus()
  }

  function complete(): boolean {
    const missing = missingLoginFields({
      username: account.input.value,
      password: password.input.value,
      code: captcha.code(),
    })
    for (const name of missing) fields[name].showError(words.get(MISSING[name]))
    const first = missing[0]
    if (first !== undefined) fields[first].input.focus()
    return first === undefined
  }

  async function logIn(): Promise<void> {
    if (state !== 'submit') return
    showFailure('')
    if (!canEncrypt()) return showFailure(words.get('needsHttps'))
    const challenge = captcha.challenge()
    if (!complete()) return
    if (challenge === null) return captcha.showError(words.get('captchaFailed'))
    become('busy')
    try {
      const outcome = await attempt(challenge)
      if (outcome.kind === 'rejected') return await reject(outcome.message, outcome.expired)
      become('opening')
      await options.onAccepted(outcome.user, outcome.warning)
    } catch (failure) {
      await reject(failureText(failure), false)
    }
  }

  root.addEventListener('submit', submitted => {
    submitted.preventDefault()
    void logIn()
  })
  showFailure(canEncrypt() ? options.message : words.get('needsHttps'))
  void captcha.renew()
  return { root, focus: () => account.input.focus(), dispose: captcha.dispose }
}
