import {
  PIN_DELETION_REASONS,
  type PinDeletionReason,
} from '@apron/contract/rules/people/pin-deletion-reasons'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { SecurityAudit } from '../../../../platform/log/security-audit.ts'
import type { QuickSignInTables } from './quick-sign-in.tables.ts'

/** SQL conditions that select PINs. */
export const pinById = (id: string) => sql<boolean>`id = ${id}`
export const pinsExpiredAt = (now: Date) => sql<boolean>`pin_until <= ${now.toISOString()}::timestamptz`
/** Selects the PINs of people on all their devices. */
export const pinsOf = (userCodes: readonly string[]) =>
  sql<boolean>`user_code = any(${[...userCodes]}::text[])`
export const pinOfDevice = (userCode: string, deviceHash: string) =>
  sql<boolean>`user_code = ${userCode} and device_hash = ${deviceHash}`

/** Deletes PINs with an audit entry, in the caller's transaction. */
export async function deletePinsWithAudit(
  db: Kysely<unknown>,
  audit: SecurityAudit,
  which: RawBuilder<boolean>,
  why: PinDeletionReason,
  address?: string,
): Promise<void> {
  const ended = await deletePins(db, which)
  const from = address === undefined ? {} : { address }
  for (const userCode of new Set(ended)) {
    const count = ended.filter(code => code === userCode).length
    const reason = PIN_DELETION_REASONS[why].en
    // oxlint-disable-next-line no-await-in-loop -- a transaction makes one statement after the other
    await audit({ event: 'pin ended', userCode, count, reason, ...from }, db)
  }
}

/** Deletes PINs without an audit entry, if another one covers it. @returns the owner of each */
export async function deletePins(
  db: Kysely<unknown>,
  which: RawBuilder<boolean>,
): Promise<readonly string[]> {
  const rows = await db
    .withTables<QuickSignInTables>()
    .deleteFrom('quick_sign_in')
    .where(which)
    .returning('user_code')
    .execute()
  return rows.map(row => row.user_code)
}
