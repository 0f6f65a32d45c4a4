import { randomBytes } from 'node:crypto'
import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import { type Kysely, sql } from 'kysely'
import type { UsersTables } from '../users/users.tables.ts'
import { deviceRoom } from './device-room.ts'
import type { DraftKeysTables } from './draft-keys.tables.ts'

type Tables = DraftKeysTables & UsersTables

export interface PersonsDevice {
  readonly userCode: string
  readonly deviceHash: string
}

const KEY_BYTES = 32
const DAY_MS = 86_400_000

/** The key that is there, null when there is none. It counts as used now. */
export async function useDraftKey(
  db: Kysely<unknown>,
  { userCode, deviceHash }: PersonsDevice,
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
 * Makes a key, in a transaction of who asks. Two windows that ask at once get the same one.
 * @returns the key, and whether this made it
 * @throws Refusal when the person has too many new devices, or no open account
 */
export async function makeDraftKey(
  db: Kysely<unknown>,
  of: PersonsDevice,
  now: Date,
): Promise<{ readonly key: string; readonly made: boolean }> {
  const store = db.withTables<Tables>()
  const { userCode, deviceHash } = of
  // One device of a person at a time; and an account that is closed meanwhile gets no key any more.
  const person = await store
    .selectFrom('app_user')
    .select('enabled')
    .where('user_code', '=', userCode)
    .forUpdate()
    .executeTakeFirst()
  if (person?.enabled !== true) throw new Refusal(SERVER_ERRORS.notLoggedIn)
  const there = await useDraftKey(db, of, now)
  if (there !== null) return { key: there, made: false }
  const devices = await store
    .selectFrom('draft_key')
    .select(['device_hash as device', 'made_at as madeAt', 'used_at as usedAt'])
    .where('user_code', '=', userCode)
    .execute()
  const room = deviceRoom(devices, now)
  if (room === 'full') throw new Refusal(SERVER_ERRORS.tooManyRequests)
  if (room.forget !== null) await dropDraftKey(db, { userCode, deviceHash: room.forget })
  const key = randomBytes(KEY_BYTES).toString('base64')
  await store
    .insertInto('draft_key')
    .values({ user_code: userCode, device_hash: deviceHash, key, made_at: now, used_at: now })
    .execute()
  return { key, made: true }
}

/** @returns whether there was one */
export async function dropDraftKey(
  db: Kysely<unknown>,
  { userCode, deviceHash }: PersonsDevice,
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

/** Of an account that is closed: nothing that it left on any device can be read again. */
export async function dropDraftKeysOf(db: Kysely<unknown>, userCode: string): Promise<void> {
  await db.withTables<Tables>().deleteFrom('draft_key').where('user_code', '=', userCode).execute()
}

/** Removes the keys of devices where every draft is over: a key opens for no longer than a session, so one day more is enough. */
export async function sweepDraftKeys(db: Kysely<unknown>, now: Date, keepDays: number): Promise<void> {
  const over = sql<Date>`${new Date(now.getTime() - (keepDays + 1) * DAY_MS)}::timestamptz`
  await db.withTables<Tables>().deleteFrom('draft_key').where('used_at', '<', over).execute()
}
