import { TOO_MANY_FAILURES } from '@apron/contract/codes/response-codes'
import { PASSWORD_EXPIRY_WARNING_MS } from '@apron/contract/limits/password'
import type { UserInfo } from '@apron/contract/organisation/user-info'
import { isIdCard } from '@apron/contract/rules/people/id-card'
import type { Variant } from '@apron/contract/variants/variant'
import { canEncrypt, encryptPassword } from '../../platform/passwords/encrypt-password.ts'
import { deviceId } from '../../platform/preferences/device-id.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { dialogButton, type FetchedDialog } from '../dialogs/dialog-button.ts'
import { messageBox } from '../dialogs/message-box.ts'
import { h } from '../dom.ts'
import { failureText } from '../failure-text.ts'
import type { ForgotPasswordOptions } from '../forgot-password/forgot-password-dialog.ts'
import type { LoginApi } from '../login-api.ts'
import { type LoginOutcome, loginOutcome } from '../login-outcome.ts'
import type { LoginTextKey } from '../login-texts.ts'
import type { Words } from '../words.ts'
import { type Challenge, captchaField } from './captcha-field.ts'
import { switchToChosenSite } from './chosen-site.ts'
import { field } from './field.ts'
import { type LoginMethod, methodChoice } from './method-choice.ts'
import { missingLoginFields } from './missing-fields.ts'
import { mobileCodeField } from './mobile-code-field.ts'
import { passwordField } from './password-field.ts'
import { type CheckedField, showFieldErrors } from './show-field-errors.ts'
import { captchaAnswer } from './solve-captcha.ts'

export interface LoginFormOptions {
  readonly words: Words
  readonly api: LoginApi
  readonly storage: Storage
  readonly rules: Variant['login']
  /** The deployment rejects expired passwords (AUTH-08). */
  readonly rejectsExpired: boolean
  /** Initial message, such as why the last session ended. */
  readonly message: string
  /**
   * Previous user of this device, which another user can overwrite; empty if none. On a known device the
   * captcha starts as proof of work.
   */
  readonly known: string
  readonly onAccepted: (user: UserInfo, warning: string) => Promise<void>
}

export interface LoginForm {
  readonly root: HTMLFormElement
  focus(): void
  dispose(): void
}

/** Module of the dialog, loaded on demand. */
interface ForgotPasswordModule {
  readonly openForgotPassword: (options: ForgotPasswordOptions) => void
}

/** Creates the login form, with or without a shell beneath (AUTH-01, AUTH-03, AUTH-05, AUTH-06, AUTH-09). */
export function loginForm(options: LoginFormOptions): LoginForm {
  const { words, api, storage } = options
  const live = h('p', { class: 'ap-login-live', role: 'status' })
  const announce = (text: string) => {
    live.textContent = text
  }
  let method: LoginMethod = 'account'
  const byIdCard = () => method === 'idCard'
  const account = field(words, () => (byIdCard() ? 'idCard' : 'account'), 'username')
  account.input.autocomplete = 'username'
  account.input.maxLength = 64
  account.input.value = options.known
  words.attribute(account.input, 'placeholder', () => (byIdCard() ? 'idCardHint' : 'accountHint'))
  const methodFields = methodChoice(words, chosen => {
    method = chosen
    account.showError('')
    words.use(words.language)
  })
  const message = messageBox()
  const password = passwordField(words, {
    label: 'password',
    name: 'password',
    autocomplete: 'current-password',
  })
  const forgotPasswordDialog: FetchedDialog<ForgotPasswordModule> = {
    load: () => import('../forgot-password/forgot-password-dialog.ts'),
    open({ openForgotPassword }) {
      const employeeCode = byIdCard() ? '' : account.input.value.trim()
      openForgotPassword({
        words,
        api,
        deviceId: deviceId(storage),
        known: employeeCode,
        onDone: onPasswordSet,
      })
    },
  }
  const forgot = dialogButton(words, 'forgot', 'ap-login-link', message, forgotPasswordDialog)
  // Opens the dialog for an expired password, which cannot be used to log in.
  const changePassword = dialogButton(words, 'changeExpired', 'ap-login-link', message, forgotPasswordDialog)
  changePassword.hidden = true
  password.root.classList.add('ap-login-with-link')
  password.root.append(forgot)
  const captcha = captchaField({
    words,
    name: 'code',
    byComputer: options.known !== '',
    issue: () => api.challenge(),
    announce,
  })
  const mobile = mobileCodeField({ words, api, announce, recipient })
  captcha.root.append(mobile.toggle)
  const submit = h('button', { type: 'submit', class: 'ap-login-submit' })
  let state: 'submit' | 'busy' | 'opening' = 'submit'
  words.watch(() => {
    submit.textContent = words.get(state)
  })
  const root = h(
    'form',
    { class: 'ap-login-form', novalidate: true },
    methodFields,
    account.root,
    password.root,
    captcha.root,
    mobile.root,
    message.root,
    changePassword,
    submit,
    live,
  )

  function onPasswordSet(employeeCode: string) {
    if (!byIdCard()) account.input.value = employeeCode
    password.input.value = ''
    password.input.focus()
    message.show(words.get('passwordSet'), 'done')
  }

  function setState(next: typeof state) {
    state = next
    submit.textContent = words.get(state)
    submit.disabled = state !== 'submit'
    submit.setAttribute('aria-busy', String(state !== 'submit'))
  }

  /** Validates the user name. Returns null if it is valid. */
  function usernameFault(): LoginTextKey | null {
    const typed = account.input.value.trim()
    if (typed === '') return byIdCard() ? 'enterIdCard' : 'enterUsername'
    return byIdCard() && !isIdCard(typed) ? 'idCardWrong' : null
  }

  function recipient() {
    const error = usernameFault()
    if (error === null) return { username: account.input.value.trim(), deviceId: deviceId(storage) }
    account.showError(words.get(error))
    account.input.focus()
    return null
  }

  async function attempt(challenge: Challenge): Promise<LoginOutcome> {
    const { captchaKey } = challenge.captcha
    const encrypted = await encryptPassword(password.input.value, captchaKey, challenge.publicKey)
    const mobileCode = mobile.code()
    const request = {
      username: account.input.value.trim(),
      ...captchaAnswer(challenge, captcha.code()),
      deviceId: deviceId(storage),
      ...encrypted,
      ...(mobileCode === null ? {} : { mobileCode }),
    }
    const envelope = await api.login(request, method)
    if (envelope.code === TOO_MANY_FAILURES) mobile.open()
    return loginOutcome(envelope, options.rules, options.rejectsExpired)
  }

  async function reject(text: string, expired: boolean) {
    setState('submit')
    changePassword.hidden = !expired
    message.show(
      text || words.get(expired ? 'passwordExpired' : 'loginRefused'),
      expired ? 'warning' : 'error',
    )
    if (expired) setTimeout(() => message.show(''), PASSWORD_EXPIRY_WARNING_MS)
    // A captcha can be used once, whatever the outcome.
    await captcha.renew()
    if (!captcha.input.closest('[hidden]')) captcha.input.focus()
  }

  /** Returns the fields in form order with their current errors. */
  function checkedFields(): CheckedField<LoginTextKey>[] {
    const missing = missingLoginFields({
      username: account.input.value,
      password: password.input.value,
      code: captcha.code(),
    })
    return [
      [account, usernameFault()],
      [password, missing.includes('password') ? 'enterPassword' : null],
      [captcha, missing.includes('code') && !captcha.isWorking() ? 'enterCode' : null],
      [mobile, mobile.error()],
    ]
  }

  async function logIn(): Promise<void> {
    if (state !== 'submit') return
    message.show('')
    changePassword.hidden = true
    if (!canEncrypt()) return message.show(words.get('needsHttps'))
    // Reports missing fields at once, even while the captcha is loading.
    showFieldErrors(words, checkedFields())
    setState('busy')
    const challenge = await captcha.ready()
    setState('submit')
    if (challenge === null) return captcha.showError(words.get('captchaFailed'))
    // A captcha that arrived in the meantime must be read first; a proof of work may be done by now.
    if (showFieldErrors(words, checkedFields())) return
    setState('busy')
    try {
      const outcome = await attempt(challenge)
      if (outcome.kind === 'rejected') return await reject(outcome.message, outcome.expired)
      setState('opening')
      const { user, siteError } = await switchToChosenSite(outcome.user, options)
      await options.onAccepted(user, outcome.warning || siteError)
    } catch (failure) {
      await reject(failureText(failure, words), false)
    }
  }

  root.addEventListener('submit', event => {
    event.preventDefault()
    void logIn()
  })
  message.show(canEncrypt() ? options.message : words.get('needsHttps'))
  void captcha.renew()
  return {
    root,
    focus: () => (options.known === '' ? account : password).input.focus(),
    dispose() {
      captcha.dispose()
      mobile.dispose()
    },
  }
}
