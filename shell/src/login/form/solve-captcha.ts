import { proofOfWorkCode } from '@apron/contract/rules/people/proof-of-work'
import type { Challenge } from './captcha-field.ts'
import { solveProofOfWork } from './solve-proof-of-work.ts'

/** The answer to a captcha, as sent with a call. */
export interface CaptchaAnswer {
  readonly captchaKey: string
  readonly preSessionId: string
  readonly code: string
}

export function captchaAnswer({ captcha }: Challenge, code: string): CaptchaAnswer {
  return { captchaKey: captcha.captchaKey, preSessionId: captcha.preSessionId, code }
}

/** Answers a captcha by proof of work, without user input. */
export async function solveCaptcha(challenge: Challenge): Promise<CaptchaAnswer> {
  const number = await solveProofOfWork(challenge.captcha.proofOfWork, new AbortController().signal)
  if (number === null) throw new Error('The proof of work has no answer')
  return captchaAnswer(challenge, proofOfWorkCode(number))
}
