import type { SecurityKeyFault } from '@apron/contract/rules/people/security-key-ends'
import type { SecurityKey } from '@apron/contract/sign-in/security-key'
import { wireTime } from '@apron/contract/wire/formats/wire-time'
import type { Insertable, Kysely } from 'kysely'
import type { SecurityKeysTables } from './security-keys.tables.ts'

const withKeyTables = (db: Kysely<unknown>) => db.withTables<SecurityKeysTables>()

/** Login data of a key. */
export interface StoredKey {
  readonly id: string
  readonly userCode: string
  readonly publicKey: string
  readonly deviceHash: string | null
}

export async function findKey(db: Kysely<unknown>, credentialId: string): Promise<StoredKey | null> {
  const row = await withKeyTables(db)
    .selectFrom('security_key')
    .select(['id', 'user_code', 'public_key', 'device_hash'])
    .where('credential_id', '=', credentialId)
    .executeTakeFirst()
  if (row === undefined) return null
  return { id: row.id, userCode: row.user_code, publicKey: row.public_key, deviceHash: row.device_hash }
}

export async function listKeys(db: Kysely<unknown>, userCode: string): Promise<SecurityKey[]> {
  const rows = await withKeyTables(db)
    .selectFrom('security_key')
    .select(['id', 'name', 'device_hash', 'added_at', 'used_at'])
    .where('user_code', '=', userCode)
    .orderBy('added_at')
    .orderBy('id')
    .execute()
  return rows.map(row => ({
    id: row.id,
    name: row.name,
    kind: row.device_hash === null ? 'carried' : 'device',
    addedAt: wireTime(row.added_at),
    usedAt: row.used_at === null ? null : wireTime(row.used_at),
  }))
}

export async function credentialsOf(db: Kysely<unknown>, userCode: string): Promise<string[]> {
  const rows = await withKeyTables(db)
    .selectFrom('security_key')
    .select('credential_id')
    .where('user_code', '=', userCode)
    .execute()
  return rows.map(row => row.credential_id)
}

/** @returns false if somebody has this key already */
export async function putKey(
  db: Kysely<unknown>,
  key: Insertable<SecurityKeysTables['security_key']>,
): Promise<boolean> {
  const row = await withKeyTables(db)
    .insertInto('security_key')
    .values(key)
    .onConflict(conflict => conflict.column('credential_id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Advances a key's counter after use; keys without a counter stay at 0.
 * @returns the fault if the counter did not advance or the key was deleted meanwhile, else null
 */
export async function recordKeyUse(
  db: Kysely<unknown>,
  id: string,
  counter: number,
  now: Date,
): Promise<SecurityKeyFault | null> {
  const row = await withKeyTables(db)
    .updateTable('security_key')
    .set({ counter, used_at: now })
    .where('id', '=', id)
    .where(where =>
      where.or([
        where('counter', '<', counter),
        where.and([where('counter', '=', 0), where.val(counter === 0)]),
      ]),
    )
    .returning('id')
    .executeTakeFirst()
  if (row !== undefined) return null
  const existing = await withKeyTables(db)
    .selectFrom('security_key')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst()
  return existing === undefined ? 'unknown' : 'counter'
}

/**
 * @param transaction that locks the row
 * @returns null if the person has no such key
 */
export async function lockKeyName(
  transaction: Kysely<unknown>,
  userCode: string,
  id: string,
): Promise<string | null> {
  const row = await withKeyTables(transaction)
    .selectFrom('security_key')
    .select('name')
    .where('id', '=', id)
    .where('user_code', '=', userCode)
    .forUpdate()
    .executeTakeFirst()
  return row?.name ?? null
}

export async function putKeyName(db: Kysely<unknown>, id: string, name: string): Promise<void> {
  await withKeyTables(db).updateTable('security_key').set({ name }).where('id', '=', id).execute()
}
