import { h } from '../dom.ts'
import { failureText } from '../failure-text.ts'
import type { LoginApi } from '../login-api.ts'
import type { LoginTextKey } from '../login-texts.ts'
import type { Words } from '../words.ts'
import { codeField } from './code-field.ts'
import { solveCaptcha } from './solve-captcha.ts'

export interface MobileCodeFieldOptions {
  readonly words: Words
  readonly api: LoginApi
  readonly announce: (text: string) => void
  /** Returns the recipient of the code. Null if unknown, which the user has been shown. */
  readonly recipient: () => { readonly username: string; readonly deviceId: string } | null
}

export interface MobileCodeField {
  readonly root: HTMLElement
  /** Link that toggles the field. */
  readonly toggle: HTMLElement
  readonly input: HTMLInputElement
  /** Returns null if the user does not use a code. */
  readonly code: () => string | null
  readonly error: () => 'enterMobileCode' | null
  readonly showError: (message: string) => void
  readonly open: () => void
  readonly dispose: () => void
}

/**
 * Creates the field for a code sent to the phone, for accounts throttled by other people's failed attempts (AUTH-09).
 * The captcha before sending is a proof of work.
 */
export function mobileCodeField(options: MobileCodeFieldOptions): MobileCodeField {
  const { words, api, announce, recipient } = options
  const { root, input, row, showError, code, error } = codeField(words, 'mobileCode', 'mobile-code')
  root.hidden = true
  const hint = h('p', { class: 'ap-login-hint', hidden: true }, words.text('codeSentHint'))
  root.append(hint)
  let label: LoginTextKey = 'sendCode'
  let timer = 0
  const send = h(
    'button',
    { type: 'button', class: 'ap-login-beside' },
    words.text(() => label),
  )
  row.append(send)
  const toggle = h(
    'button',
    { type: 'button', class: 'ap-login-link' },
    words.text(() => (root.hidden ? 'withCode' : 'withoutCode')),
  )

  function setLabel(next: LoginTextKey) {
    label = next
    send.disabled = next === 'codeSending' || next === 'codeSent'
    words.use(words.language)
  }

  function show(isShown: boolean) {
    root.hidden = !isShown
    if (!isShown) input.value = ''
    words.use(words.language)
  }

  async function sendCode(): Promise<void> {
    const account = recipient()
    if (account === null) return
    showError('')
    setLabel('codeSending')
    announce(words.get('codeSending'))
    try {
      const { againAfterSeconds } = await api.sendMobileCode({
        ...account,
        ...(await solveCaptcha(await api.challenge())),
      })
      setLabel('codeSent')
      hint.hidden = false
      announce(words.get('codeSentHint'))
      input.focus()
      timer = window.setTimeout(() => setLabel('sendAgain'), againAfterSeconds * 1000)
    } catch (failure) {
      setLabel('sendAgain')
      showError(failureText(failure, words))
      announce(failureText(failure, words))
    }
  }

  send.addEventListener('click', () => void sendCode())
  toggle.addEventListener('click', () => {
    show(root.hidden === true)
    if (!root.hidden) send.focus()
  })
  return {
    root,
    toggle,
    input,
    code: () => (root.hidden ? null : code()),
    error: () => (root.hidden ? null : error()),
    showError,
    open: () => show(true),
    dispose: () => clearTimeout(timer),
  }
}
