import { randomBytes } from 'node:crypto'
import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import { type Kysely, sql } from 'kysely'
import type { UsersTables } from '../users/users.tables.ts'
import { chooseDeviceSlot } from './device-slot.ts'
import type { DraftKeysTables } from './draft-keys.tables.ts'

type Tables = DraftKeysTables & UsersTables

export interface DeviceOfPerson {
  readonly userCode: string
  readonly deviceHash: string
}

const KEY_BYTES = 32
const DAY_MS = 86_400_000

/** Returns the existing key and marks it as used now, or null. */
export async function touchDraftKey(
  db: Kysely<unknown>,
  { userCode, deviceHash }: DeviceOfPerson,
  now: Date,
): Promise<string | null> {
  const row = await db
    .withTables<Tables>()
    .updateTable('draft_key')
    .set({ used_at: now })
    .where('user_code', '=', userCode)
    .where('device_hash', '=', deviceHash)
    .returning('key')
    .executeTakeFirst()
  return row?.key ?? null
}

/**
 * Creates a key in the caller's transaction. Two concurrent windows get the same one.
 * @returns the key, and whether it is new
 * @throws Refusal if the person has too many new devices, or the account is disabled
 */
export async function createDraftKey(
  db: Kysely<unknown>,
  of: DeviceOfPerson,
  now: Date,
): Promise<{ readonly key: string; readonly isNew: boolean }> {
  const store = db.withTables<Tables>()
  const { userCode, deviceHash } = of
  // Serialises a person's devices. An account disabled meanwhile gets no key.
  const person = await store
    .selectFrom('app_user')
    .select('enabled')
    .where('user_code', '=', userCode)
    .forUpdate()
    .executeTakeFirst()
  if (person?.enabled !== true) throw new Refusal(SERVER_ERRORS.notLoggedIn)
  const existing = await touchDraftKey(db, of, now)
  if (existing !== null) return { key: existing, isNew: false }
  const devices = await store
    .selectFrom('draft_key')
    .select(['device_hash as device', 'made_at as madeAt', 'used_at as usedAt'])
    .where('user_code', '=', userCode)
    .execute()
  const slot = chooseDeviceSlot(devices, now)
  if (slot === 'full') throw new Refusal(SERVER_ERRORS.tooManyRequests)
  if (slot.replaced !== null) await deleteDraftKey(db, { userCode, deviceHash: slot.replaced })
  const key = randomBytes(KEY_BYTES).toString('base64')
  await store
    .insertInto('draft_key')
    .values({ user_code: userCode, device_hash: deviceHash, key, made_at: now, used_at: now })
    .execute()
  return { key, isNew: true }
}

/** @returns whether there was one */
export async function deleteDraftKey(
  db: Kysely<unknown>,
  { userCode, deviceHash }: DeviceOfPerson,
): Promise<boolean> {
  const row = await db
    .withTables<Tables>()
    .deleteFrom('draft_key')
    .where('user_code', '=', userCode)
    .where('device_hash', '=', deviceHash)
    .returning('user_code')
    .executeTakeFirst()
  return row !== undefined
}

/** Deletes the keys of a disabled account, which makes its drafts unreadable on every device. */
export async function deleteDraftKeysOf(db: Kysely<unknown>, userCode: string): Promise<void> {
  await db.withTables<Tables>().deleteFrom('draft_key').where('user_code', '=', userCode).execute()
}

/**
 * Deletes keys of devices whose drafts have all expired. A key is used no longer than a session, so one extra day is
 * enough.
 */
export async function sweepDraftKeys(db: Kysely<unknown>, now: Date, keepDays: number): Promise<void> {
  const cutoff = sql<Date>`${new Date(now.getTime() - (keepDays + 1) * DAY_MS)}::timestamptz`
  await db.withTables<Tables>().deleteFrom('draft_key').where('used_at', '<', cutoff).execute()
}
