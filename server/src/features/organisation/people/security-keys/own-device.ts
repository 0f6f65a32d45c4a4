import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import { SECURITY_KEY_REMOVAL_REASONS } from '@apron/contract/rules/people/security-key-ends'
import type { Kysely } from 'kysely'
import { inTransaction } from '../../../../platform/db/in-transaction.ts'
import type { SecurityAudit } from '../../../../platform/log/security-audit.ts'
import type { PersonOfDevice } from '../quick-sign-in/quick-people.store.ts'
import type { QuickSignInTables } from '../quick-sign-in/quick-sign-in.tables.ts'
import { deleteKeysWithAudit, keysOfDevice } from './delete-keys.ts'
import type { SecurityKeysTables } from './security-keys.tables.ts'

type Tables = SecurityKeysTables & QuickSignInTables

/** Returns the person who marked a device as theirs alone, or null. */
export async function ownerOf(db: Kysely<unknown>, deviceHash: string | null): Promise<string | null> {
  if (deviceHash === null) return null
  const row = await db
    .withTables<Tables>()
    .selectFrom('own_device')
    .select('user_code')
    .where('device_hash', '=', deviceHash)
    .executeTakeFirst()
  return row?.user_code ?? null
}

/** Marks a device as one person's alone. @throws Refusal if somebody else has a PIN or the mark there */
export async function markOwn(
  db: Kysely<unknown>,
  audit: SecurityAudit,
  { userCode, deviceHash, address }: PersonOfDevice & { readonly address: string },
  now: Date,
): Promise<void> {
  await inTransaction(db, async transaction => {
    const store = transaction.withTables<Tables>()
    const other = await store
      .selectFrom('quick_sign_in')
      .select('id')
      .where('device_hash', '=', deviceHash)
      .where('user_code', '<>', userCode)
      .where('pin_until', '>', now)
      .executeTakeFirst()
    if (other !== undefined) throw new Refusal(SERVER_ERRORS.deviceShared)
    const marked = await store
      .insertInto('own_device')
      .values({ device_hash: deviceHash, user_code: userCode, marked_at: now })
      .onConflict(conflict => conflict.column('device_hash').doNothing())
      .returning('device_hash')
      .executeTakeFirst()
    if (marked === undefined) {
      if ((await ownerOf(transaction, deviceHash)) === userCode) return
      throw new Refusal(SERVER_ERRORS.deviceShared)
    }
    await audit({ event: 'device marked as own', userCode, address }, transaction)
  })
}

/** Ends the ownership of a device and deletes the key of the device. */
export async function removeOwnDevice(
  db: Kysely<unknown>,
  audit: SecurityAudit,
  { userCode, deviceHash, address }: PersonOfDevice & { readonly address: string },
): Promise<void> {
  await inTransaction(db, async transaction => {
    if ((await ownerOf(transaction, deviceHash)) !== userCode) return
    await removeOwner(transaction, audit, deviceHash, { userCode, address })
  })
}

/** Ends the ownership of another person when somebody logs in on their device. */
export async function removeDeviceOfOtherOwner(
  db: Kysely<unknown>,
  audit: SecurityAudit,
  deviceHash: string | null,
  userCode: string,
): Promise<void> {
  const owner = await ownerOf(db, deviceHash)
  if (deviceHash === null || owner === null || owner === userCode) return
  await inTransaction(db, transaction => removeOwner(transaction, audit, deviceHash, { userCode: owner }))
}

async function removeOwner(
  transaction: Kysely<unknown>,
  audit: SecurityAudit,
  deviceHash: string,
  of: { readonly userCode: string; readonly address?: string },
): Promise<void> {
  await deleteKeysWithAudit(transaction, audit, keysOfDevice(deviceHash), 'shared', of.address)
  await transaction
    .withTables<SecurityKeysTables>()
    .deleteFrom('own_device')
    .where('device_hash', '=', deviceHash)
    .execute()
  await audit(
    { event: 'device no longer own', ...of, reason: SECURITY_KEY_REMOVAL_REASONS.shared.en },
    transaction,
  )
}
