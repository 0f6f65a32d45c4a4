import { CAPTCHA_LIFETIME_MS } from '@apron/contract/limits/session'
import { proofOfWorkCode } from '@apron/contract/rules/people/proof-of-work'
import type { Captcha } from '@apron/contract/sign-in/captcha'
import { h } from '../dom.ts'
import { serverMessage } from '../failure-text.ts'
import { check } from '../frame/icons.ts'
import type { Words } from '../words.ts'
import { field } from './field.ts'
import { solveProofOfWork } from './solve-proof-of-work.ts'

/** A captcha is renewed this long before it expires on the server, ms. */
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
  const { words, name, byComputer = false, issue, later: placeholder, announce } = options
  let challenge: Challenge | null = null
  let hasFailed = false
  let showsPicture = !byComputer
  let answer = ''
  let work = new AbortController()
  let timer = 0
  /** The current or last request for a challenge. */
  let pendingRequest: Promise<unknown> = Promise.resolve()
  /** Proof of work of the current challenge. */
  let solving: Promise<void> = Promise.resolve()

  const picture = h('img', { alt: '', width: '132', height: '44' })
  const renewButton = words.attribute(
    h('button', { type: 'button', class: 'ap-login-picture' }, picture),
    'aria-label',
    () => 'captchaImage',
  )
  if (placeholder !== undefined) words.attribute(renewButton, 'data-later', () => placeholder)
  const { root, input, row, showError } = field(words, 'captcha', name)
  input.autocapitalize = 'off'
  input.maxLength = 12
  row.append(renewButton)
  const status = h('span')
  const verified = h('div', { class: 'ap-login-verified', hidden: true }, check(), status)
  const alternative = h('button', { type: 'button', class: 'ap-login-link' })
  words.watch(() => {
    alternative.textContent = words.get(showsPicture ? 'captchaWithoutPicture' : 'captchaWithPicture')
    status.textContent = words.get(answer === '' ? 'working' : 'verified')
  })
  row.after(verified)
  root.append(alternative)

  function update() {
    row.hidden = !showsPicture
    verified.hidden = showsPicture || hasFailed
    verified.toggleAttribute('data-done', answer !== '')
    alternative.textContent = words.get(showsPicture ? 'captchaWithoutPicture' : 'captchaWithPicture')
    status.textContent = words.get(answer === '' ? 'working' : 'verified')
  }

  async function solve(): Promise<void> {
    work.abort()
    work = new AbortController()
    answer = ''
    update()
    if (showsPicture || challenge === null) return
    announce(words.get('working'))
    const { signal } = work
    const number = await solveProofOfWork(challenge.captcha.proofOfWork, signal)
    if (signal.aborted) return
    if (number === null) return showError(words.get('captchaFailed'))
    answer = proofOfWorkCode(number)
    update()
    announce(words.get('verified'))
  }

  async function renew(): Promise<void> {
    clearTimeout(timer)
    work.abort()
    answer = ''
    hasFailed = false
    input.value = ''
    showError('')
    // The old challenge no longer counts, so it must not show "verified" meanwhile.
    update()
    announce('')
    try {
      const issued = issue()
      pendingRequest = issued
      challenge = await issued
      picture.src = challenge.captcha.image
      timer = window.setTimeout(onExpired, CAPTCHA_LIFETIME_MS - RENEW_BEFORE_MS)
      solving = solve()
      await solving
    } catch (error) {
      // Retried by a click on the picture or when a challenge is needed.
      challenge = null
      hasFailed = true
      update()
      picture.removeAttribute('src')
      const text = [words.get('captchaFailed'), ...serverMessage(error)].join(': ')
      showError(text)
      announce(text)
    }
  }

  /** Retries when the network is back while the field still shows an error. */
  const retry = () => {
    if (hasFailed) void renew()
  }
  window.addEventListener('online', retry)

  /** Replaces an expired captcha. On a hidden page, waits until it is visible again. */
  function onExpired() {
    if (document.hidden) return document.addEventListener('visibilitychange', onExpired, { once: true })
    return void renew().then(() => announce(words.get('captchaRenewed')))
  }

  renewButton.addEventListener('click', () => {
    void renew().then(() => announce(words.get('captchaRenewed')))
    input.focus()
  })
  alternative.addEventListener('click', () => {
    showsPicture = !showsPicture
    showError('')
    if (hasFailed) void renew()
    else solving = solve()
    if (showsPicture) input.focus()
  })

  return {
    root,
    input,
    code: () => (showsPicture ? input.value.trim() : answer),
    isWorking: () => !showsPicture && answer === '' && !hasFailed,
    async ready() {
      if (hasFailed) await renew()
      // Clicked while the first request is pending. The original caller shows its error.
      else await pendingRequest.catch(() => undefined)
      await solving
      return challenge
    },
    renew,
    showError,
    dispose() {
      clearTimeout(timer)
      work.abort()
      window.removeEventListener('online', retry)
      document.removeEventListener('visibilitychange', onExpired)
    },
  }
}
