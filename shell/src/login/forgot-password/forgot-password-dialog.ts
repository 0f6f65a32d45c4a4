import { encryptPassword } from '../../platform/passwords/encrypt-password.ts'
import { openDialog } from '../dialogs/dialog.ts'
import { h } from '../dom.ts'
import { failureText } from '../failure-text.ts'
import { actionForm } from '../form/action-form.ts'
import { captchaField } from '../form/captcha-field.ts'
import { codeField } from '../form/code-field.ts'
import { field } from '../form/field.ts'
import { newPasswordTexts } from '../form/new-password.texts.ts'
import { newPassword } from '../form/new-password.ts'
import { type CheckedField, showFieldErrors } from '../form/show-field-errors.ts'
import { captchaAnswer, solveCaptcha } from '../form/solve-captcha.ts'
import type { LoginApi } from '../login-api.ts'
import type { LoginTextKey } from '../login-texts.ts'
import { createWords, type Words } from '../words.ts'
import { forgotPasswordTexts } from './forgot-password.texts.ts'

export interface ForgotPasswordOptions {
  readonly words: Words
  readonly api: LoginApi
  readonly deviceId: string
  /** User name typed into the login form. */
  readonly known: string
  readonly onDone: (employeeCode: string) => void
}

/** Places the button where it stays visible at the end of the dialog. */
const inFooter = (button: HTMLButtonElement) => [h('div', { class: 'ap-login-actions' }, button)]

/** Resets a password: employee code and captcha first, then the sent code and a new password (AUTH-12). */
export function openForgotPassword(options: ForgotPasswordOptions): void {
  const { api, deviceId, known, onDone } = options
  // The language cannot change while the dialog covers the page.
  const words = createWords(options.words.language, { ...newPasswordTexts, ...forgotPasswordTexts })
  const live = h('p', { class: 'ap-login-live', role: 'status' })
  const announce = (text: string) => {
    live.textContent = text
  }
  const employee = field(words, 'accountHint', 'reset-employee')
  employee.input.value = known
  employee.input.maxLength = 64
  employee.input.autocomplete = 'username'
  const employeeCode = () => employee.input.value.trim()
  const captcha = captchaField({
    words,
    name: 'reset-captcha',
    issue: () => api.resetChallenge(employeeCode()),
    later: 'captchaLater',
    announce,
  })
  let captchaEmployee = ''

  /** Requests another captcha for another employee code, because a captcha belongs to one (§7). */
  async function renewForEmployee(): Promise<void> {
    if (employeeCode() === '' || employeeCode() === captchaEmployee) return
    captchaEmployee = employeeCode()
    await captcha.renew()
  }
  employee.input.addEventListener('change', () => void renewForEmployee())

  const requestForm = actionForm(
    words,
    [h('p', { class: 'ap-login-hint' }, words.text('resetText')), employee.root, captcha.root],
    { submit: 'next', busy: 'next', buttons: inFooter, onSubmit: sendCode },
  )

  const code = codeField(words, 'resetCode', 'reset-code')
  const resend = h('button', { type: 'button', class: 'ap-login-beside' }, words.text('sendAgain'))
  resend.addEventListener('click', () => void sendAgain())
  code.row.append(resend)
  const newPasswordFields = newPassword(words, 'reset', () => [employeeCode()])
  const passwordForm = actionForm(
    words,
    [h('p', { class: 'ap-login-hint' }, words.text('resetSent')), code.root, ...newPasswordFields.roots],
    { submit: 'setPassword', busy: 'setPassword', buttons: inFooter, onSubmit: setPassword },
  )
  passwordForm.root.hidden = true

  function requestFields(): CheckedField<LoginTextKey>[] {
    return [
      [employee, employeeCode() === '' ? 'enterUsername' : null],
      [captcha, captcha.code() === '' ? 'enterCode' : null],
    ]
  }

  async function sendCode(): Promise<void> {
    // Without an employee code there is no captcha to wait for.
    if (employeeCode() === '') {
      showFieldErrors(words, requestFields())
      return
    }
    const challenge = await captcha.ready()
    if (challenge === null) return captcha.showError(words.get('captchaFailed'))
    if (showFieldErrors(words, requestFields())) return
    announce(words.get('working'))
    const answer = captchaAnswer(challenge, captcha.code())
    try {
      await api.forgetPassword({ employeeCode: employeeCode(), deviceId, ...answer })
    } catch (failure) {
      void captcha.renew()
      throw failure
    }
    requestForm.root.hidden = true
    passwordForm.root.hidden = false
    announce(words.get('resetSent'))
    code.input.focus()
  }

  async function sendAgain(): Promise<void> {
    passwordForm.show('')
    resend.disabled = true
    announce(words.get('working'))
    try {
      const answer = await solveCaptcha(await api.resetChallenge(employeeCode()))
      await api.forgetPassword({ employeeCode: employeeCode(), deviceId, ...answer })
      announce(words.get('resetSent'))
    } catch (failure) {
      passwordForm.show(failureText(failure, words))
    } finally {
      resend.disabled = false
    }
  }

  async function setPassword(): Promise<void> {
    const isInvalid = showFieldErrors(words, [[code, code.error()]])
    if ((await newPasswordFields.showErrors()) || isInvalid) return
    announce(words.get('working'))
    const account = employeeCode()
    const challenge = await api.resetChallenge(account)
    const [answer, encrypted] = await Promise.all([
      solveCaptcha(challenge),
      encryptPassword(newPasswordFields.value(), challenge.captcha.captchaKey, challenge.publicKey),
    ])
    await api.forgetPassword({
      employeeCode: account,
      deviceId,
      mobileCode: code.code(),
      ...answer,
      ...encrypted,
    })
    dialog.close()
    onDone(account)
  }

  const dialog = openDialog(words, 'resetTitle', [requestForm.root, passwordForm.root, live], captcha.dispose)
  employee.input.focus()
  void renewForEmployee()
}
