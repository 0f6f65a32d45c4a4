import { CHALLENGE_LIFETIME_MS } from '@apron/contract/limits/session'
import type { Clock } from '@apron/server-kit/time/clock'
import type { Kysely } from 'kysely'
import { hashSecret, newSecret } from '../../platform/access/tokens.ts'
import { REMOVED_AFTER_MS } from '../../platform/retention.ts'
import type { AuthTables, ChallengePurpose } from './auth.tables.ts'

/** Random single-use values for one purpose and one subject, valid for a short time. They prevent replays. */
export interface Challenges {
  issue(purpose: ChallengePurpose, subject: string): Promise<string>
  /** Consumes the challenge. Of two concurrent calls, one returns true. */
  redeem(purpose: ChallengePurpose, subject: string, challenge: string): Promise<boolean>
  sweep(): Promise<void>
}

export function createChallenges(database: Kysely<unknown>, clock: Clock): Challenges {
  const db = database.withTables<AuthTables>()
  return {
    async issue(purpose, subject) {
      const challenge = newSecret()
      const expires_at = new Date(clock.now().getTime() + CHALLENGE_LIFETIME_MS)
      await db
        .insertInto('sign_in_challenge')
        .values({ challenge_hash: hashSecret(challenge), purpose, subject, expires_at })
        .execute()
      return challenge
    },

    async redeem(purpose, subject, challenge) {
      const used = await db
        .deleteFrom('sign_in_challenge')
        .where('challenge_hash', '=', hashSecret(challenge))
        .where('purpose', '=', purpose)
        .where('subject', '=', subject)
        .where('expires_at', '>', clock.now())
        .returning('purpose')
        .executeTakeFirst()
      return used !== undefined
    },

    async sweep() {
      const removed = new Date(clock.now().getTime() - REMOVED_AFTER_MS)
      await db.deleteFrom('sign_in_challenge').where('expires_at', '<', removed).execute()
    },
  }
}
