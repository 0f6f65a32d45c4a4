import { CAPTCHA_LIFETIME_MS } from '@apron/contract/limits/session'
import type { Challenge } from '../form/captcha-field.ts'
import { type CaptchaAnswer, solveCaptcha } from '../form/solve-captcha.ts'
import type { LoginApi } from '../login-api.ts'

export interface Proof {
  readonly challenge: Challenge
  readonly answer: CaptchaAnswer
}

/** A proof is no longer used this long before it expires on the server, ms. */
const SPARE_MS = 10_000

/** Computes the proof of work while the PIN is typed. Each can be used once. */
export function prepareProof(api: Pick<LoginApi, 'challenge'>): () => Promise<Proof> {
  let startedAt = 0
  let next: Promise<Proof> | null = null

  function start(): Promise<Proof> {
    startedAt = Date.now()
    const work = api
      .challenge()
      .then(async challenge => ({ challenge, answer: await solveCaptcha(challenge) }))
    // The error is reported to the caller that takes the proof.
    work.catch(() => undefined)
    return work
  }
  next = start()
  return () => {
    const isFresh = Date.now() - startedAt < CAPTCHA_LIFETIME_MS - SPARE_MS
    const proof = next !== null && isFresh ? next : start()
    next = null
    return proof
  }
}
