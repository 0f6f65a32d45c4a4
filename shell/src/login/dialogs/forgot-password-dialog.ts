import { CODE_LENGTH } from '@apron/contract/limits/one-time-code'
import { encryptPassword } from '../../platform/passwords/encrypt-password.ts'
import { h } from '../dom.ts'
import { failureText } from '../failure-text.ts'
import { captchaField } from '../form/captcha-field.ts'
import { field } from '../form/field.ts'
import { newPasswordTexts } from '../form/new-password.texts.ts'
import { newPassword } from '../form/new-password.ts'
import { captchaAnswer, prove } from '../form/prove.ts'
import { type CheckedField, showFieldErrors } from '../form/show-field-errors.ts'
import type { LoginApi } from '../login-api.ts'
import { createWords, type Words } from '../words.ts'
import { openDialog } from './dialog.ts'
import { messageBox } from './message-box.ts'

export interface ForgotPasswordOptions {
  readonly words: Words
  readonly api: LoginApi
  readonly deviceId: string
  /** User name typed into the login form. */
  readonly known: string
  readonly onDone: (employeeCode: string) => void
}

const CODE = /^[0-9]{6}$/

/** Resets a password: employee code and captcha first, then the sent code and a new password (AUTH-12). */
export function openForgotPassword({ words, api, deviceId, known, onDone }: ForgotPasswordOptions): void {
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
  const message = messageBox()
  let captchaOf = ''

  /** Requests another captcha for another employee code, because a captcha belongs to one (§7). */
  async function renewFor(): Promise<void> {
    if (employeeCode() === '' || employeeCode() === captchaOf) return
    captchaOf = employeeCode()
    await captcha.renew()
  }
  employee.input.addEventListener('change', () => void renewFor())

  const askButton = h('button', { type: 'submit', class: 'ap-login-submit' }, words.text('next'))
  const ask = h(
    'form',
    { class: 'ap-login-form', novalidate: true },
    h('p', { class: 'ap-login-hint' }, words.text('resetText')),
    employee.root,
    captcha.root,
    h('div', { class: 'ap-login-actions' }, askButton),
  )

  const code = field(words, 'resetCode', 'reset-code')
  code.input.inputMode = 'numeric'
  code.input.autocomplete = 'one-time-code'
  code.input.maxLength = CODE_LENGTH
  const again = h('button', { type: 'button', class: 'ap-login-beside' }, words.text('sendAgain'))
  code.row.append(again)
  const fresh = newPassword(createWords(words.language, newPasswordTexts), 'reset', () => [employeeCode()])
  const replaceButton = h('button', { type: 'submit', class: 'ap-login-submit' }, words.text('setPassword'))
  const replace = h(
    'form',
    { class: 'ap-login-form', novalidate: true, hidden: true },
    h('p', { class: 'ap-login-hint' }, words.text('resetSent')),
    code.root,
    ...fresh.roots,
    h('div', { class: 'ap-login-actions' }, replaceButton),
  )

  /** Runs one step at a time and shows errors, after which the user can continue. */
  async function run(button: HTMLButtonElement, work: () => Promise<void>): Promise<boolean> {
    if (button.disabled) return false
    message.show('')
    button.disabled = true
    announce(words.get('working'))
    try {
      await work()
      return true
    } catch (failure) {
      message.show(failureText(failure, words))
      return false
    } finally {
      button.disabled = false
    }
  }

  function askFields(): CheckedField[] {
    return [
      [employee, employeeCode() === '' ? 'enterUsername' : null],
      [captcha, captcha.code() === '' ? 'enterCode' : null],
    ]
  }

  async function sendCode(): Promise<void> {
    // Without an employee code there is no captcha to wait for.
    if (employeeCode() === '') {
      showFieldErrors(words, askFields())
      return
    }
    const challenge = await captcha.ready()
    if (challenge === null) return captcha.showError(words.get('captchaFailed'))
    if (showFieldErrors(words, askFields())) return
    const answer = captchaAnswer(challenge, captcha.code())
    const sent = await run(askButton, async () => {
      await api.forgetPassword({ employeeCode: employeeCode(), deviceId, ...answer })
    })
    if (!sent) return captcha.renew()
    ask.hidden = true
    replace.hidden = false
    announce(words.get('resetSent'))
    return code.input.focus()
  }

  async function sendAgain(): Promise<void> {
    const sent = await run(again, async () => {
      const answer = await prove(await api.resetChallenge(employeeCode()))
      await api.forgetPassword({ employeeCode: employeeCode(), deviceId, ...answer })
    })
    if (sent) announce(words.get('resetSent'))
  }

  async function setPassword(): Promise<void> {
    const wrong = showFieldErrors(words, [
      [code, CODE.test(code.input.value.normalize('NFKC').trim()) ? null : 'enterMobileCode'],
    ])
    if ((await fresh.refuse()) || wrong) return
    const password = fresh.value()
    const done = await run(replaceButton, async () => {
      const challenge = await api.resetChallenge(employeeCode())
      const [answer, encrypted] = await Promise.all([
        prove(challenge),
        encryptPassword(password, challenge.captcha.captchaKey, challenge.publicKey),
      ])
      const mobileCode = code.input.value.normalize('NFKC').trim()
      await api.forgetPassword({
        employeeCode: employeeCode(),
        deviceId,
        mobileCode,
        ...answer,
        ...encrypted,
      })
    })
    if (!done) return
    const forWhom = employeeCode()
    dialog.close()
    onDone(forWhom)
  }

  ask.addEventListener('submit', submitted => {
    submitted.preventDefault()
    void sendCode()
  })
  replace.addEventListener('submit', submitted => {
    submitted.preventDefault()
    void setPassword()
  })
  again.addEventListener('click', () => void sendAgain())
  const dialog = openDialog(words, 'resetTitle', [message.root, ask, replace, live], captcha.dispose)
  employee.input.focus()
  void renewFor()
}
