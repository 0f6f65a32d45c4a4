import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import {
  isProofOfWork,
  type SolvedChallenge,
  type WorkChallenge,
} from '../../contract/rules/sealing/proof-of-work.ts'

const QUARTER_HOUR_MS = 15 * 60_000

const quarterHourOf = (now: Date) => Math.floor(now.getTime() / QUARTER_HOUR_MS)

const macOf = (secret: Buffer, salt: string, until: number) =>
  createHmac('sha256', secret).update(`${salt}:${until}`).digest()

/** Creates a stateless challenge. It is valid until the end of the next quarter of an hour. */
export function newChallenge(secret: Buffer, now: Date): WorkChallenge {
  const salt = randomBytes(16).toString('base64url')
  const until = quarterHourOf(now) + 1
  return { salt, until, mark: macOf(secret, salt, until).toString('base64url') }
}

/** Returns true if the work was done for this code on an unexpired challenge of this server. */
export function isValidWork(secret: Buffer, code: string, work: SolvedChallenge, now: Date): boolean {
  const mac = macOf(secret, work.salt, work.until)
  const received = Buffer.from(work.mark, 'base64url')
  if (received.length !== mac.length || !timingSafeEqual(received, mac)) return false
  return work.until >= quarterHourOf(now) && isProofOfWork(code, work.salt, work.nonce)
}
