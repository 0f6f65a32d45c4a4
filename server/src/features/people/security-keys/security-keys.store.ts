import type { SecurityKey } from '@apron/contract/entities/security-key'
import { wireTime } from '@apron/contract/wire/wire-time'
import type { Insertable, Kysely } from 'kysely'
import type { SecurityKeysTables } from './security-keys.tables.ts'

const keysOf = (db: Kysely<unknown>) => db.withTables<SecurityKeysTables>()

/** What a login needs to know of a key. */
export interface KnownKey {
  readonly id: string
  readonly userCode: string
  readonly publicKey: string
  readonly deviceHash: string | null
}

export async function findKey(db: Kysely<unknown>, credentialId: string): Promise<KnownKey | null> {
  const row = await keysOf(db)
    .selectFrom('security_key')
    .select(['id', 'user_code', 'public_key', 'device_hash'])
    .where('credential_id', '=', credentialId)
    .executeTakeFirst()
  if (row === undefined) return null
  return { id: row.id, userCode: row.user_code, publicKey: row.public_key, deviceHash: row.device_hash }
}

export async function listKeys(db: Kysely<unknown>, userCode: string): Promise<SecurityKey[]> {
  const rows = await keysOf(db)
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
  const rows = await keysOf(db)
    .selectFrom('security_key')
    .select('credential_id')
    .where('user_code', '=', userCode)
    .execute()
  return rows.map(row => row.credential_id)
}

/** @returns false where somebody has this key already */
export async function putKey(
  db: Kysely<unknown>,
  key: Insertable<SecurityKeysTables['security_key']>,
): Promise<boolean> {
  const row = await keysOf(db)
    .insertInto('security_key')
    .values(key)
    .onConflict(conflict => conflict.column('credential_id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/**
 * The key was used: its counter goes on. One that does not count stays at 0.
 * @returns false where it went back or stood still, and for one that was removed meanwhile
 */
export async function keyWasUsed(
  db: Kysely<unknown>,
  id: string,
  counter: number,
  now: Date,
): Promise<boolean> {
  const row = await keysOf(db)
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
  return row !== undefined
}

/** @returns false where the person has no such key */
export async function renameKey(
  db: Kysely<unknown>,
  userCode: string,
  id: string,
  name: string,
): Promise<boolean> {
  const row = await keysOf(db)
    .updateTable('security_key')
    .set({ name })
    .where('id', '=', id)
    .where('user_code', '=', userCode)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
