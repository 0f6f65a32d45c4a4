import { CAPTCHA_LIFETIME_MS } from '@apron/contract/limits/session'
import { proofOfWorkCode } from '@apron/contract/rules/people/proof-of-work'
import type { Captcha } from '@apron/contract/sign-in/captcha'
import { h } from '../dom.ts'
import { serverMessage } from '../failure-text.ts'
import { check } from '../frame/icons.ts'
import type { Words } from '../words.ts'
import { field } from './field.ts'
import { solveProofOfWork } from './solve-proof-of-work.ts'

/** Renewed this long before it expires on the server, ms. */
const RENEW_BEFORE_MS = 10_000

export interface Challenge {
  readonly captcha: Captcha
  readonly publicKey: string
}

export interface CaptchaField {
  readonly root: HTMLElement
  readonly input: HTMLInputElement
  /** Typed characters or the proof-of-work answer; empty until there is one. */
  readonly code: () => string
  /** True while the proof of work is being computed. */
  readonly isWorking: () => boolean
  /**
   * Returns the challenge of the code. Waits for a pending request and the computation, and requests a new
   * challenge if the last request failed. Returns null if there is still none; the field then shows the
   * error.
   */
  readonly ready: () => Promise<Challenge | null>
  /** Requests a new challenge: after each attempt, on click, and before it expires. */
  readonly renew: () => Promise<void>
  readonly showError: (message: string) => void
  readonly dispose: () => void
}

export interface CaptchaFieldOptions {
  readonly words: Words
  /** Unique in the page. */
  readonly name: string
  readonly issue: () => Promise<Challenge>
  /** True to compute a proof of work from the start and show the picture only on request. */
  readonly byComputer?: boolean
  /** Text key shown in place of the picture while it cannot be requested. */
  readonly later?: 'captchaLater'
  /** Announces a text to screen readers. */
  readonly announce: (text: string) => void
}

/** Creates the captcha: a picture to read, or a proof of work (AUTH-01, AUTH-04; security note T04). */
export function captchaField(options: CaptchaFieldOptions): CaptchaField {
  const { words, name, byComputer = false, issue, later, announce } = options
  let challenge: Challenge | null = null
  let failed = false
  let withPicture = !byComputer
  let answer = ''
  let work = new AbortController()
  let timer = 0
  /** The current or last request for a challenge. */
  let asked: Promise<unknown> = Promise.resolve()
  /** Its proof of work. */
  let solved: Promise<void> = Promise.resolve()

  const picture = h('img', { alt: '', width: '132', height: '44' })
  const renewButton = words.attribute(
    h('button', { type: 'button', class: 'ap-login-picture' }, picture),
    'aria-label',
    () => 'captchaImage',
  )
  if (later !== undefined) words.attribute(renewButton, 'data-later', () => later)
  const { root, input, row, showError } = field(words, 'captcha', name)
  input.autocapitalize = 'off'
  input.maxLength = 12
  row.append(renewButton)
  const status = h('span')
  const verified = h('div', { class: 'ap-login-verified', hidden: true }, check(), status)
  const alternative = h('button', { type: 'button', class: 'ap-login-link' })
  words.follow(() => {
    alternative.textContent = words.get(withPicture ? 'captchaWithoutPicture' : 'captchaWithPicture')
    status.textContent = words.get(answer === '' ? 'working' : 'verified')
  })
  row.after(verified)
  root.append(alternative)

  function show() {
    row.hidden = !withPicture
    verified.hidden = withPicture || failed
    verified.toggleAttribute('data-done', answer !== '')
    alternative.textContent = words.get(withPicture ? 'captchaWithoutPicture' : 'captchaWithPicture')
    status.textContent = words.get(answer === '' ? 'working' : 'verified')
  }

  async function solve(): Promise<void> {
    work.abort()
    work = new AbortController()
    answer = ''
    show()
    if (withPicture || challenge === null) return
    announce(words.get('working'))
    const { signal } = work
    const number = await solveProofOfWork(challenge.captcha.proofOfWork, signal)
    if (signal.aborted) return
    if (number === null) return showError(words.get('captchaFailed'))
    answer = proofOfWorkCode(number)
    show()
    announce(words.get('verified'))
  }

  async function renew(): Promise<void> {
    clearTimeout(timer)
    work.abort()
    answer = ''
    failed = false
    input.value = ''
    showError('')
    // The old challenge no longer counts, so it must not show "verified" meanwhile.
    show()
    announce('')
    try {
      const issued = issue()
      asked = issued
      challenge = await issued
      picture.src = challenge.captcha.image
      timer = window.setTimeout(expired, CAPTCHA_LIFETIME_MS - RENEW_BEFORE_MS)
      solved = solve()
      await solved
    } catch (error) {
      // Retried by a click on the picture or when a challenge is needed.
      challenge = null
      failed = true
      show()
      picture.removeAttribute('src')
      const text = [words.get('captchaFailed'), ...serverMessage(error)].join(': ')
      showError(text)
      announce(text)
    }
  }

  /** Retries when the network is back while the field still shows an error. */
  const retry = () => {
    if (failed) void renew()
  }
  window.addEventListener('online', retry)

  /** Replaces an expired captcha. On a hidden page, waits until it is visible again. */
  function expired() {
    if (document.hidden) return document.addEventListener('visibilitychange', expired, { once: true })
    return void renew().then(() => announce(words.get('captchaRenewed')))
  }

  renewButton.addEventListener('click', () => {
    void renew().then(() => announce(words.get('captchaRenewed')))
    input.focus()
  })
  alternative.addEventListener('click', () => {
    withPicture = !withPicture
    showError('')
    if (failed) void renew()
    else solved = solve()
    if (withPicture) input.focus()
  })

  return {
    root,
    input,
    code: () => (withPicture ? input.value.trim() : answer),
    isWorking: () => !withPicture && answer === '' && !failed,
    async ready() {
      if (failed) await renew()
      // Clicked while the first request is pending. The original caller shows its error.
      else await asked.catch(() => undefined)
      await solved
      return challenge
    },
    renew,
    showError,
    dispose() {
      clearTimeout(timer)
      work.abort()
      window.removeEventListener('online', retry)
      document.removeEventListener('visibilitychange', expired)
    },
  }
}
