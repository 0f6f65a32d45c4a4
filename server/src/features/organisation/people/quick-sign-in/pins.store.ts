import { PIN_ATTEMPTS, PIN_DAYS } from '@apron/contract/limits/quick-sign-in'
import { type Kysely, sql } from 'kysely'
import type { PersonOfDevice } from './quick-people.store.ts'
import type { QuickSignInTables } from './quick-sign-in.tables.ts'

const DAY_MS = 86_400_000
const pinEnd = (now: Date) => new Date(now.getTime() + PIN_DAYS * DAY_MS)

/** Returns when a person's PIN on a device expires, or null without one. */
export async function pinUntil(
  db: Kysely<unknown>,
  { userCode, deviceHash }: PersonOfDevice,
  now: Date,
): Promise<Date | null> {
  const row = await db
    .withTables<QuickSignInTables>()
    .selectFrom('quick_sign_in')
    .select('pin_until')
    .where('user_code', '=', userCode)
    .where('device_hash', '=', deviceHash)
    .where('pin_until', '>', now)
    .executeTakeFirst()
  return row?.pin_until ?? null
}

export async function putPin(db: Kysely<unknown>, id: string, pinHash: string, now: Date): Promise<void> {
  await db
    .withTables<QuickSignInTables>()
    .updateTable('quick_sign_in')
    .set({ pin_hash: pinHash, pin_tries: PIN_ATTEMPTS, pin_until: pinEnd(now), used_at: now })
    .where('id', '=', id)
    .execute()
}

/** Extends the PIN after a full login on the device. An expired one stays expired. */
export async function renewPin(
  db: Kysely<unknown>,
  { userCode, deviceHash }: PersonOfDevice,
  now: Date,
): Promise<void> {
  await db
    .withTables<QuickSignInTables>()
    .updateTable('quick_sign_in')
    .set({ pin_tries: PIN_ATTEMPTS, pin_until: pinEnd(now) })
    .where('user_code', '=', userCode)
    .where('device_hash', '=', deviceHash)
    .where('pin_until', '>', now)
    .execute()
}

export interface PinAttempt {
  readonly pinHash: string
  /** Attempts left if this one is wrong. */
  readonly left: number
}

/** Uses an attempt before the PIN is checked, so that parallel attempts are all counted. Returns null if none is left. */
export async function usePinAttempt(db: Kysely<unknown>, id: string, now: Date): Promise<PinAttempt | null> {
  const row = await db
    .withTables<QuickSignInTables>()
    .updateTable('quick_sign_in')
    .set(row_ => ({ pin_tries: sql<number>`${row_.ref('pin_tries')} - 1` }))
    .where('id', '=', id)
    .where('pin_tries', '>', 0)
    .where('pin_until', '>', now)
    .returning(['pin_hash', 'pin_tries'])
    .executeTakeFirst()
  if (row === undefined || row.pin_hash === null) return null
  return { pinHash: row.pin_hash, left: row.pin_tries }
}

/** Restores the attempts after a correct PIN. @returns false if it was deleted meanwhile */
export async function resetPinAttempts(
  db: Kysely<unknown>,
  id: string,
  pinHash: string,
  now: Date,
): Promise<boolean> {
  const row = await db
    .withTables<QuickSignInTables>()
    .updateTable('quick_sign_in')
    .set({ pin_tries: PIN_ATTEMPTS, used_at: now })
    .where('id', '=', id)
    .where('pin_hash', '=', pinHash)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
