import { createHash, randomInt, randomUUID } from 'node:crypto'
import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import { CAPTCHA_LIFETIME_MS } from '@apron/contract/limits/session'
import { parseProofOfWork } from '@apron/contract/rules/people/proof-of-work'
import type { Captcha } from '@apron/contract/sign-in/captcha'
import { normalizeText } from '@apron/contract/texts/normalize-text'
import type { Clock } from '@apron/server-kit/time/clock'
import type { Kysely } from 'kysely'
import { equalInConstantTime, newSecret } from '../../../platform/access/tokens.ts'
import type { AuthTables } from '../auth.tables.ts'
import { LARGEST_WORK_FACTOR, workFactor } from '../throttling/address-failures.ts'
import type { LoginFailures } from '../throttling/login-failures.store.ts'
import { CAPTCHA_CHARACTERS } from './captcha-glyphs.ts'
import { drawCaptcha } from './captcha-image.ts'

const LENGTH = 5

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const answerHash = (captchaKey: string, characters: string) =>
  sha256(`${captchaKey}:${characters.toUpperCase()}`)

export interface CaptchaAnswer {
  readonly captchaKey: string
  readonly preSessionId: string
  readonly code: string
}

/** Purpose of the login page's captchas. */
export const LOGIN_CAPTCHA = 'login'

export interface CaptchaService {
  /**
   * @param purpose the only thing the captcha is valid for
   * @param address of the client; many failures from it make the proof of work harder
   */
  issue(purpose: string, address: string): Promise<Captcha>
  /** Consumes a captcha, whatever the outcome. Rejects a wrong, used or expired one and one for another purpose. */
  redeem(answer: CaptchaAnswer, purpose: string): Promise<void>
  /**
   * Deletes expired captchas without delay. Anybody can request captchas, and losing one costs a person one attempt.
   */
  sweep(): Promise<void>
}

/**
 * Keeps captchas in the database, so that every node can check those of other nodes.
 *
 * @param numbers range of the answer of a normal proof of work
 */
export function createCaptchaService(
  database: Kysely<unknown>,
  clock: Clock,
  failures: Pick<LoginFailures, 'countForAddress'>,
  numbers: number,
): CaptchaService {
  const db = database.withTables<AuthTables>()
  return {
    async issue(purpose, address) {
      const maxNumber = numbers * workFactor(await failures.countForAddress(address))
      const characters = Array.from(
        { length: LENGTH },
        () => CAPTCHA_CHARACTERS[randomInt(CAPTCHA_CHARACTERS.length)],
      ).join('')
      const captchaKey = newSecret()
      const preSessionId = randomUUID()
      const salt = newSecret()
      const challenge = sha256(`${salt}${randomInt(maxNumber + 1)}`)
      const image = await drawCaptcha(characters)
      await db
        .insertInto('captcha')
        .values({
          captcha_key: captchaKey,
          pre_session_id: preSessionId,
          answer_hash: answerHash(captchaKey, characters),
          salt,
          challenge,
          purpose,
          expires_at: new Date(clock.now().getTime() + CAPTCHA_LIFETIME_MS),
        })
        .execute()
      return {
        captchaKey,
        image: `data:image/png;base64,${image.toString('base64')}`,
        preSessionId,
        proofOfWork: { salt, challenge, maxNumber },
      }
    },

    async redeem({ captchaKey, preSessionId, code }, purpose) {
      const row = await db
        .deleteFrom('captcha')
        .where('captcha_key', '=', captchaKey)
        .returningAll()
        .executeTakeFirst()
      const number = parseProofOfWork(code)
      const isValid =
        row !== undefined &&
        row.expires_at > clock.now() &&
        row.purpose === purpose &&
        equalInConstantTime(row.pre_session_id, preSessionId) &&
        (number === null
          ? equalInConstantTime(row.answer_hash, answerHash(captchaKey, normalizeText(code)))
          : number <= numbers * LARGEST_WORK_FACTOR &&
            equalInConstantTime(row.challenge, sha256(`${row.salt}${number}`)))
      if (!isValid) throw new Refusal(SERVER_ERRORS.captchaWrong)
    },

    async sweep() {
      await db.deleteFrom('captcha').where('expires_at', '<', clock.now()).execute()
    },
  }
}
