import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import type { Clock } from '@apron/server-kit/time/clock'
import { type Kysely, sql } from 'kysely'
import { REMOVED_AFTER_MS } from '../../../platform/retention.ts'
import type { AuthTables } from '../auth.tables.ts'
import { deviceHash } from '../device-hash.ts'
import { type AddressFailures, failuresNow } from './address-failures.ts'
import {
  afterAttempt,
  FAILURES_FORGOTTEN_MS,
  minutesBlocked,
  waitAfter,
  waitForUnknownDevices,
} from './login-throttle.ts'

/**
 * Key under which attempts are counted, such as an account on a known device, an account on unknown devices at one
 * address, or an account on unknown devices at any address.
 */
export type FailureScope = string

export interface LoginFailures {
  /** Returns the scopes that count attempts of this device on this account, narrowest first. */
  scopesOf(
    userCode: string,
    deviceId: string,
    address: string,
  ): Promise<readonly [FailureScope, ...FailureScope[]]>
  /** Rejects while one of the scopes has to wait. Counts nothing. */
  rejectIfBlocked(scopes: readonly FailureScope[]): Promise<void>
  /** Counts an attempt as failed before it is made. Rejects while one of the scopes has to wait. */
  countAttempt(scopes: readonly FailureScope[]): Promise<void>
  /** Records a successful attempt: clears its scopes and makes the device a known one. */
  reset(scopes: readonly FailureScope[], userCode: string, deviceId: string): Promise<void>
  /** Records a failed attempt from this address, whatever the account. */
  recordAddressFailure(address: string): Promise<void>
  /** Returns the number of failures that count for an address now. */
  countForAddress(address: string): Promise<number>
  /** Clears all counters of the account after a new password. */
  forget(userCode: string): Promise<void>
  sweep(): Promise<void>
}

/** Known devices per account. The least recently used are dropped. */
const KNOWN_DEVICES = 50

type Store = Kysely<AuthTables>

const deviceScope = (device: string, userCode: string): FailureScope => `device ${device} ${userCode}`
const accountAtAddressScope = (userCode: string, address: string): FailureScope =>
  `account ${userCode} ${address}`
const ANYWHERE_PREFIX = 'anywhere '
const anywhereScope = (userCode: string): FailureScope => `${ANYWHERE_PREFIX}${userCode}`
const addressScope = (address: string): FailureScope => `address ${address}`
const waitRuleOf = (scope: FailureScope) =>
  scope.startsWith(ANYWHERE_PREFIX) ? waitForUnknownDevices : waitAfter

/**
 * Returns the scope of attempts that entered the code sent to the owner's phone. Strangers do not get the code, so they
 * cannot block this scope (security note T04).
 */
export const codeScope = (userCode: string): FailureScope => `code ${userCode}`

async function findAddressRow(store: Store, address: string): Promise<AddressFailures | undefined> {
  return await store
    .selectFrom('login_failure')
    .select(['failures', 'last_failed_at as lastFailedAt'])
    .where('scope', '=', addressScope(address))
    .executeTakeFirst()
}

/**
 * Counts login failures. A known device has its own counter, so that strangers cannot lock the owner out (security note
 * T04). The unknown devices of an account share one counter per address, because a guesser changes the device with
 * every attempt. A milder counter covers all addresses: it slows down attackers with many of them and never locks the
 * owner out for long.
 */
export function createLoginFailures(database: Kysely<unknown>, clock: Clock): LoginFailures {
  const db = database.withTables<AuthTables>()

  async function scopesOf(
    userCode: string,
    deviceId: string,
    address: string,
  ): Promise<readonly [FailureScope, ...FailureScope[]]> {
    const device = deviceHash(deviceId)
    const knownDevice = await db
      .selectFrom('known_device')
      .select('device_hash')
      .where('user_code', '=', userCode)
      .where('device_hash', '=', device)
      .executeTakeFirst()
    return knownDevice
      ? [deviceScope(device, userCode)]
      : [accountAtAddressScope(userCode, address), anywhereScope(userCode)]
  }

  /** Counts an attempt, unless the scope has to wait. @returns minutes to wait, or 0 */
  async function countInScope(store: Store, scope: FailureScope): Promise<number> {
    const now = clock.now()
    await store
      .insertInto('login_failure')
      .values({ scope, failures: 0, last_failed_at: now, blocked_until: null })
      .onConflict(conflict => conflict.column('scope').doNothing())
      .execute()
    const row = await store
      .selectFrom('login_failure')
      .select(['failures', 'last_failed_at as lastFailedAt', 'blocked_until as blockedUntil'])
      .where('scope', '=', scope)
      .forUpdate()
      .executeTakeFirst()
    const blockedMinutes = minutesBlocked(row, now)
    if (blockedMinutes > 0) return blockedMinutes
    const next = afterAttempt(row, now, waitRuleOf(scope))
    await store
      .updateTable('login_failure')
      .set({ failures: next.failures, last_failed_at: now, blocked_until: next.blockedUntil })
      .where('scope', '=', scope)
      .execute()
    return 0
  }

  return {
    scopesOf,

    async rejectIfBlocked(scopes) {
      const rows = await db
        .selectFrom('login_failure')
        .select(['failures', 'last_failed_at as lastFailedAt', 'blocked_until as blockedUntil'])
        .where('scope', 'in', [...scopes])
        .execute()
      const minutes = Math.max(0, ...rows.map(row => minutesBlocked(row, clock.now())))
      if (minutes > 0) throw new Refusal(SERVER_ERRORS.tooManyFailures, { minutes: String(minutes) })
    },

    async countAttempt(scopes) {
      const minutes = await db.transaction().execute(async transaction => {
        for (const scope of scopes) {
          const blockedMinutes = await countInScope(transaction, scope)
          if (blockedMinutes > 0) return blockedMinutes
        }
        return 0
      })
      if (minutes > 0) throw new Refusal(SERVER_ERRORS.tooManyFailures, { minutes: String(minutes) })
    },

    async reset(scopes, userCode, deviceId) {
      await db.transaction().execute(async transaction => {
        await transaction
          .deleteFrom('login_failure')
          .where('scope', 'in', [...scopes])
          .execute()
        const now = clock.now()
        await transaction
          .insertInto('known_device')
          .values({ user_code: userCode, device_hash: deviceHash(deviceId), last_login_at: now })
          .onConflict(conflict =>
            conflict.columns(['user_code', 'device_hash']).doUpdateSet({ last_login_at: now }),
          )
          .execute()
        await transaction
          .deleteFrom('known_device')
          .where('user_code', '=', userCode)
          .where('device_hash', 'not in', devices =>
            devices
              .selectFrom('known_device')
              .select('device_hash')
              .where('user_code', '=', userCode)
              .orderBy('last_login_at', 'desc')
              .limit(KNOWN_DEVICES),
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
        .where(where =>
          where.or([
            where('scope', 'in', [...scopes, anywhereScope(userCode), codeScope(userCode)]),
            sql<boolean>`starts_with(scope, ${accountAtAddressScope(userCode, '')})`,
          ]),
        )
        .execute()
    },

    async recordAddressFailure(address) {
      await db.transaction().execute(async transaction => {
        const now = clock.now()
        const failures = failuresNow(await findAddressRow(transaction, address), now) + 1
        const row = { failures, last_failed_at: now, blocked_until: null }
        await transaction
          .insertInto('login_failure')
          .values({ scope: addressScope(address), ...row })
          .onConflict(conflict => conflict.column('scope').doUpdateSet(row))
          .execute()
      })
    },

    async countForAddress(address) {
      return failuresNow(await findAddressRow(db, address), clock.now())
    },

    async sweep() {
      const cutoff = new Date(clock.now().getTime() - FAILURES_FORGOTTEN_MS - REMOVED_AFTER_MS)
      await db.deleteFrom('login_failure').where('last_failed_at', '<', cutoff).execute()
    },
  }
}
