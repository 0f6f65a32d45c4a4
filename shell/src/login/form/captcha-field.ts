import type { Captcha } from '@apron/contract/entities/captcha'
import { CAPTCHA_LIFETIME_MS } from '@apron/contract/limits/session'
import { proofOfWorkCode } from '@apron/contract/rules/people/proof-of-work'
import { h } from '../dom.ts'
import { serverWords } from '../failure-text.ts'
import { check } from '../frame/icons.ts'
import type { Words } from '../words.ts'
import { field } from './field.ts'
import { solveProofOfWork } from './solve-proof-of-work.ts'

/** Renewed this long before the server forgets it. */
const RENEW_BEFORE_MS = 10_000

export interface Challenge {
  readonly captcha: Captcha
  readonly publicKey: string
}

export interface CaptchaField {
  readonly root: HTMLElement
  readonly input: HTMLInputElement
  /** The picture's characters as typed, or the proof-of-work answer; empty when there is none yet. */
  readonly code: () => string
  /** Whether the computer is still at it: there is nothing to enter. */
  readonly isWorking: () => boolean
  /**
   * What the code belongs to; where none could be had before, a new one is asked for, and one that is on its way is waited for, as is the
   * work of the computer. Null: there is none still, and the field says so.
   */
  readonly ready: () => Promise<Challenge | null>
  /** A new challenge: after each try, on click, and by itself before it expires. */
  readonly renew: () => Promise<void>
  readonly showError: (message: string) => void
  readonly dispose: () => void
}

export interface CaptchaFieldOptions {
  readonly words: Words
  /** Unique in the page. */
  readonly name: string
  readonly issue: () => Promise<Challenge>
  /** The computer works from the start; the picture is for whoever asks for it. */
  readonly byComputer?: boolean
  /** Stands in place of the picture as long as none can be asked for. */
  readonly later?: 'captchaLater'
  /** Says something to those who do not see it. */
  readonly announce: (text: string) => void
}

/** The captcha: a picture to read, or work for the computer to do (AUTH-01, AUTH-04; security note T04). */
export function captchaField(options: CaptchaFieldOptions): CaptchaField {
  const { words, name, byComputer = false, issue, later, announce } = options
  let challenge: Challenge | null = null
  let failed = false
  let withPicture = !byComputer
  let answer = ''
  let work = new AbortController()
  let timer = 0
  /** The challenge that is asked for now, or the last one. */
  let asked: Promise<unknown> = Promise.resolve()
  /** The work on it. */
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
    // The old one no longer counts: nobody may see or hear "verified" meanwhile.
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
      // A click on the picture, or whoever needs it, tries again.
      challenge = null
      failed = true
      show()
      picture.removeAttribute('src')
      const text = [words.get('captchaFailed'), ...serverWords(error)].join(': ')
      showError(text)
      announce(text)
    }
  }

  /** The network is back, and the field still says that there is none. */
  const retry = () => {
    if (failed) void renew()
  }
  window.addEventListener('online', retry)

  /** Nobody looks: wait with the new picture until somebody does. */
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
      // Pressed at once, while the first one is on its way. What went wrong is said by whoever asked for it.
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
