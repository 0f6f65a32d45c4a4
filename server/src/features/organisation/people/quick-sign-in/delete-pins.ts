import {
  PIN_DELETION_REASONS,
  type PinDeletionReason,
} from '@apron/contract/rules/people/pin-deletion-reasons'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { SecurityAudit } from '../../../../platform/log/security-audit.ts'
import type { QuickSignInTables } from './quick-sign-in.tables.ts'

// SQL conditions that select PINs.

export const pinById = (id: string) => sql<boolean>`id = ${id}`
export const pinsExpiredAt = (now: Date) => sql<boolean>`pin_until <= ${now.toISOString()}::timestamptz`
/** PINs of these people on all their devices. */
export const pinsOf = (userCodes: readonly string[]) =>
  sql<boolean>`user_code = any(${[...userCodes]}::text[])`
export const pinOfDevice = (userCode: string, deviceHash: string) =>
  sql<boolean>`user_code = ${userCode} and device_hash = ${deviceHash}`

/** Deletes PINs with an audit entry, in the caller's transaction. */
export async function deletePinsWithAudit(
  db: Kysely<unknown>,
  audit: SecurityAudit,
  condition: RawBuilder<boolean>,
  reason: PinDeletionReason,
  address?: string,
): Promise<void> {
  const owners = await deletePins(db, condition)
  const origin = address === undefined ? {} : { address }
  for (const userCode of new Set(owners)) {
    const count = owners.filter(owner => owner === userCode).length
    // oxlint-disable-next-line no-await-in-loop -- one transaction has one connection
    await audit(
      { event: 'pin ended', userCode, count, reason: PIN_DELETION_REASONS[reason].en, ...origin },
      db,
    )
  }
}

/** Deletes PINs without an audit entry, for callers that write their own. @returns the owner of each PIN */
export async function deletePins(
  db: Kysely<unknown>,
  condition: RawBuilder<boolean>,
): Promise<readonly string[]> {
  const rows = await db
    .withTables<QuickSignInTables>()
    .deleteFrom('quick_sign_in')
    .where(condition)
    .returning('user_code')
    .execute()
  return rows.map(row => row.user_code)
}
