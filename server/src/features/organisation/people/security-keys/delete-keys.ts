import {
  SECURITY_KEY_REMOVAL_REASONS,
  type SecurityKeyRemovalReason,
} from '@apron/contract/rules/people/security-key-ends'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { SecurityAudit } from '../../../../platform/log/security-audit.ts'
import type { SecurityKeysTables } from './security-keys.tables.ts'

/** SQL conditions that select keys. */
export const keyOf = (userCode: string, id: string) => sql<boolean>`user_code = ${userCode} and id = ${id}`
export const keysOf = (userCodes: readonly string[]) =>
  sql<boolean>`user_code = any(${[...userCodes]}::text[])`
export const keysOfDevice = (deviceHash: string) => sql<boolean>`device_hash = ${deviceHash}`

/** Deletes keys with an audit entry, in the caller's transaction. @returns their number */
export async function deleteKeysWithAudit(
  db: Kysely<unknown>,
  audit: SecurityAudit,
  which: RawBuilder<boolean>,
  why: SecurityKeyRemovalReason,
  address?: string,
): Promise<number> {
  const ended = await deleteKeys(db, which)
  const from = address === undefined ? {} : { address }
  for (const userCode of new Set(ended)) {
    const count = ended.filter(code => code === userCode).length
    const reason = SECURITY_KEY_REMOVAL_REASONS[why].en
    // oxlint-disable-next-line no-await-in-loop -- a transaction makes one statement after the other
    await audit({ event: 'security key ended', userCode, count, reason, ...from }, db)
  }
  return ended.length
}

/** Deletes keys without an audit entry, if another one covers it. @returns the owner of each */
export async function deleteKeys(
  db: Kysely<unknown>,
  which: RawBuilder<boolean>,
): Promise<readonly string[]> {
  const rows = await db
    .withTables<SecurityKeysTables>()
    .deleteFrom('security_key')
    .where(which)
    .returning('user_code')
    .execute()
  return rows.map(row => row.user_code)
}
