import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import type { Clock } from '@apron/contract/sub-apps/server-plugin'
import type { Kysely } from 'kysely'
import { REMOVED_AFTER_MS } from '../../platform/clock/clock-rules.ts'
import type { AuthTables } from './auth.tables.ts'
import { deviceHash } from './device-hash.ts'
import { afterAttempt, FAILURES_FORGOTTEN_MS, minutesBlocked } from './login-throttle.ts'

/** What is counted together: attempts on one account from devices it does not know, or from one it knows. */
export type FailureScope = string

export interface LoginFailures {
  /** What the attempts of this device on this account are counted with. */
  scopeOf(userCode: string, deviceId: string): Promise<FailureScope>
  /** Counts an attempt as failed before it is made; refuses it while the scope must wait. */
  count(scope: FailureScope): Promise<void>
  /** The attempt was right: its scope starts again, and the device is known from now on. */
  forgive(scope: FailureScope, userCode: string, deviceId: string): Promise<void>
  /** A new password: whatever was counted on the account, on any device, begins again. */
  forget(userCode: string): Promise<void>
  sweep(): Promise<void>
}

const deviceScope = (device: string, userCode: string): FailureScope => `device ${device} ${userCode}`
const accountScope = (userCode: string): FailureScope => `account ${userCode}`
/** Attempts with the right code of the owner's phone: strangers cannot make these wait (security note T04). */
export const codeScope = (userCode: string): FailureScope => `code ${userCode}`

/**
 * A device that has logged in before has a counter of its own, so that strangers cannot lock the owner out (security note T04).
 * All unknown devices of an account share one: a guesser changes the device with every attempt.
 */
export function createLoginFailures(database: Kysely<unknown>, clock: Clock): LoginFailures {
  const db = database.withTables<AuthTables>()

  async function scopeOf(userCode: string, deviceId: string): Promise<FailureScope> {
    const device = deviceHash(deviceId)
    const known = await db
      .selectFrom('known_device')
      .select('device_hash')
      .where('user_code', '=', userCode)
      .where('device_hash', '=', device)
      .executeTakeFirst()
    return known ? deviceScope(device, userCode) : accountScope(userCode)
  }

  return {
    scopeOf,

    async count(scope) {
      const minutes = await db.transaction().execute(async transaction => {
        const now = clock.now()
        await transaction
          .insertInto('login_failure')
          .values({ scope, failures: 0, last_failed_at: now, blocked_until: null })
          .onConflict(conflict => conflict.column('scope').doNothing())
          .execute()
        const row = await transaction
          .selectFrom('login_failure')
          .select(['failures', 'last_failed_at as lastFailedAt', 'blocked_until as blockedUntil'])
          .where('scope', '=', scope)
          .forUpdate()
          .executeTakeFirst()
        const blocked = minutesBlocked(row, now)
        if (blocked > 0) return blocked
        const next = afterAttempt(row, now)
        await transaction
          .updateTable('login_failure')
          .set({ failures: next.failures, last_failed_at: now, blocked_until: next.blockedUntil })
          .where('scope', '=', scope)
          .execute()
        return 0
      })
      if (minutes > 0) throw new Refusal(SERVER_ERRORS.tooManyFailures, { minutes: String(minutes) })
    },

    async forgive(scope, userCode, deviceId) {
      await db.transaction().execute(async transaction => {
        await transaction.deleteFrom('login_failure').where('scope', '=', scope).execute()
        const now = clock.now()
        await transaction
          .insertInto('known_device')
          .values({ user_code: userCode, device_hash: deviceHash(deviceId), last_login_at: now })
          .onConflict(conflict =>
            conflict.columns(['user_code', 'device_hash']).doUpdateSet({ last_login_at: now }),
          )
          .execute()
      })
    },

    async forget(userCode) {
      const devices = await db
        .selectFrom('known_device')
        .select('device_hash')
        .where('user_code', '=', userCode)
        .execute()
      const scopes = devices.map(row => deviceScope(row.device_hash, userCode))
      await db
        .deleteFrom('login_failure')
        .where('scope', 'in', [...scopes, accountScope(userCode), codeScope(userCode)])
        .execute()
    },

    async sweep() {
      const forgotten = new Date(clock.now().getTime() - FAILURES_FORGOTTEN_MS - REMOVED_AFTER_MS)
      await db.deleteFrom('login_failure').where('last_failed_at', '<', forgotten).execute()
    },
  }
}
