import { randomInt } from 'node:crypto'
import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import {
  CODE_ATTEMPTS,
  CODE_LENGTH,
  CODE_LIFETIME_MS,
  PASSWORD_CODE_ATTEMPTS,
} from '@apron/contract/limits/one-time-code'
import { normalizeText } from '@apron/contract/texts/normalize-text'
import type { Clock } from '@apron/server-kit/time/clock'
import { type Kysely, sql } from 'kysely'
import { equalInConstantTime } from '../../../platform/access/tokens.ts'
import { REMOVED_AFTER_MS } from '../../../platform/retention.ts'
import type { AuthTables } from '../auth.tables.ts'
import { deviceHash } from '../device-hash.ts'
import type { KeyedHash } from '../keyed-hash.ts'
import {
  afterSending,
  minutesUntilSending,
  SENDING_DAY_MS,
  type SendingLimit,
} from '../throttling/sending-rules.ts'

export type CodePurpose = 'login' | 'password'

const TRIES: Readonly<Record<CodePurpose, number>> = {
  login: CODE_ATTEMPTS,
  password: PASSWORD_CODE_ATTEMPTS,
}

/** Account, purpose and device of a code. It is valid for exactly this combination (security note T06). */
export interface CodeOwner {
  readonly purpose: CodePurpose
  /** Account, or the placeholder for an unknown id-card number. */
  readonly subject: string
  readonly deviceId: string
}

export interface OneTimeCodes {
  /** Counts one more code for a scope, such as the account's unknown devices. Rejects too many. */
  countSending(scope: string, limit: SendingLimit): Promise<void>
  /** Creates a code. An earlier one of the same owner becomes invalid. */
  create(owner: CodeOwner): Promise<string>
  /** Checks the code. Each check consumes a try, also with the right code. */
  check(owner: CodeOwner, code: string): Promise<boolean>
  /** Consumes the code. Of two concurrent calls, one returns true. */
  consume(owner: CodeOwner): Promise<boolean>
  sweep(): Promise<void>
}

/** Keeps codes in the database, so that every node can check those of other nodes. */
export function createOneTimeCodes(
  database: Kysely<unknown>,
  clock: Clock,
  codeHash: KeyedHash,
): OneTimeCodes {
  const db = database.withTables<AuthTables>()
  const hashOf = ({ purpose, subject, deviceId }: CodeOwner, code: string) =>
    codeHash(JSON.stringify([purpose, subject, deviceId, code]))

  return {
    async countSending(scope, limit) {
      const minutes = await db.transaction().execute(async transaction => {
        const now = clock.now()
        const first = await transaction
          .insertInto('code_sending')
          .values({ scope, sent: 1, first_sent_at: now, last_sent_at: now })
          .onConflict(conflict => conflict.column('scope').doNothing())
          .returning('scope')
          .executeTakeFirst()
        if (first) return 0
        const row = await transaction
          .selectFrom('code_sending')
          .select(['sent', 'first_sent_at as firstSentAt', 'last_sent_at as lastSentAt'])
          .where('scope', '=', scope)
          .forUpdate()
          .executeTakeFirst()
        const waitMinutes = minutesUntilSending(row, now, limit)
        if (waitMinutes > 0) return waitMinutes
        const next = afterSending(row, now)
        await transaction
          .updateTable('code_sending')
          .set({ sent: next.sent, first_sent_at: next.firstSentAt, last_sent_at: next.lastSentAt })
          .where('scope', '=', scope)
          .execute()
        return 0
      })
      if (minutes > 0) throw new Refusal(SERVER_ERRORS.codesTooOften, { minutes: String(minutes) })
    },

    async create(owner) {
      const code = String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0')
      const row = {
        code_hash: hashOf(owner, code),
        tries_left: TRIES[owner.purpose],
        expires_at: new Date(clock.now().getTime() + CODE_LIFETIME_MS),
      }
      await db
        .insertInto('one_time_code')
        .values({
          purpose: owner.purpose,
          subject: owner.subject,
          device_hash: deviceHash(owner.deviceId),
          ...row,
        })
        .onConflict(conflict => conflict.columns(['purpose', 'subject', 'device_hash']).doUpdateSet(row))
        .execute()
      return code
    },

    async check(owner, code) {
      const row = await db
        .updateTable('one_time_code')
        .set({ tries_left: sql<number>`tries_left - 1` })
        .where('purpose', '=', owner.purpose)
        .where('subject', '=', owner.subject)
        .where('device_hash', '=', deviceHash(owner.deviceId))
        .where('tries_left', '>', 0)
        .where('expires_at', '>', clock.now())
        .returning('code_hash')
        .executeTakeFirst()
      return row !== undefined && equalInConstantTime(row.code_hash, hashOf(owner, normalizeText(code)))
    },

    async consume(owner) {
      const used = await db
        .deleteFrom('one_time_code')
        .where('purpose', '=', owner.purpose)
        .where('subject', '=', owner.subject)
        .where('device_hash', '=', deviceHash(owner.deviceId))
        .returning('subject')
        .executeTakeFirst()
      return used !== undefined
    },

    async sweep() {
      const cutoff = clock.now().getTime() - REMOVED_AFTER_MS
      await db.deleteFrom('one_time_code').where('expires_at', '<', new Date(cutoff)).execute()
      await db
        .deleteFrom('code_sending')
        .where('first_sent_at', '<', new Date(cutoff - SENDING_DAY_MS))
        .execute()
    },
  }
}
