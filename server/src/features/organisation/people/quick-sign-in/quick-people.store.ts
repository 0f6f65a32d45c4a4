import { randomUUID } from 'node:crypto'
import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import { PEOPLE_PER_DEVICE, QUICK_DEVICES } from '@apron/contract/limits/quick-sign-in'
import type { QuickPerson } from '@apron/contract/sign-in/quick-sign-in'
import type { Kysely } from 'kysely'
import type { UsersTables } from '../users/users.tables.ts'
import { toQuickPeople } from './quick-people.ts'
import type { QuickSignInTables } from './quick-sign-in.tables.ts'

type Tables = QuickSignInTables & UsersTables

export interface PersonOfDevice {
  readonly userCode: string
  readonly deviceHash: string
}

/** Returns everybody with quick sign-in on a device, by name. @param except the caller */
export async function quickPeopleOf(
  db: Kysely<unknown>,
  deviceHash: string | null,
  now: Date,
  except?: string,
): Promise<QuickPerson[]> {
  if (deviceHash === null) return []
  const rows = await db
    .withTables<Tables>()
    .selectFrom('quick_sign_in as q')
    .innerJoin('app_user as u', 'u.user_code', 'q.user_code')
    .select(['q.id', 'q.user_code', 'u.name_zh', 'u.name_en', 'q.pin_until'])
    .where('q.device_hash', '=', deviceHash)
    .where('u.enabled', '=', true)
    .orderBy('u.name_en')
    .orderBy('q.user_code')
    .limit(PEOPLE_PER_DEVICE)
    .execute()
  return toQuickPeople(rows, now)
    .filter(({ userCode }) => userCode !== except)
    .map(({ person }) => person)
}

/**
 * Returns the row of a person on a device. Creates it if needed, within a transaction that serialises the person's
 * devices. @throws Refusal
 */
export async function createQuickPerson(
  db: Kysely<unknown>,
  { userCode, deviceHash }: PersonOfDevice,
  now: Date,
): Promise<string> {
  const store = db.withTables<Tables>()
  const person = await store
    .selectFrom('app_user')
    .select('enabled')
    .where('user_code', '=', userCode)
    .forUpdate()
    .executeTakeFirst()
  if (person?.enabled !== true) throw new Refusal(SERVER_ERRORS.notLoggedIn)
  const rows = await store
    .selectFrom('quick_sign_in')
    .select(['id', 'user_code', 'device_hash'])
    .where(where => where.or([where('user_code', '=', userCode), where('device_hash', '=', deviceHash)]))
    .execute()
  const own = rows.filter(row => row.user_code === userCode)
  const existing = own.find(row => row.device_hash === deviceHash)
  if (existing !== undefined) return existing.id
  const onDevice = rows.filter(row => row.device_hash === deviceHash)
  if (own.length >= QUICK_DEVICES || onDevice.length >= PEOPLE_PER_DEVICE) {
    throw new Refusal(SERVER_ERRORS.quickSignInFull)
  }
  const id = randomUUID()
  await store
    .insertInto('quick_sign_in')
    .values({
      id,
      user_code: userCode,
      device_hash: deviceHash,
      pin_hash: null,
      pin_tries: 0,
      pin_until: null,
      used_at: now,
    })
    .execute()
  return id
}

/** Returns the person of a row on this device, or null. */
export async function findQuickPerson(
  db: Kysely<unknown>,
  id: string,
  deviceHash: string,
): Promise<string | null> {
  const row = await db
    .withTables<Tables>()
    .selectFrom('quick_sign_in')
    .select('user_code')
    .where('id', '=', id)
    .where('device_hash', '=', deviceHash)
    .executeTakeFirst()
  return row?.user_code ?? null
}
