import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import type { Kysely } from 'kysely'
import { inTransaction } from '../../../../platform/db/in-transaction.ts'
import type { SecurityAudit } from '../../../../platform/log/security-audit.ts'
import { lockKeyName, putKeyName } from './security-keys.store.ts'

interface KeyRename {
  readonly userCode: string
  readonly id: string
  readonly name: string
  readonly address: string
}

/** Renames a key. The audit entry has the old name, because the owner tells keys apart by name. @throws Refusal */
export async function renameKey(
  db: Kysely<unknown>,
  audit: SecurityAudit,
  { userCode, id, name, address }: KeyRename,
): Promise<void> {
  await inTransaction(db, async transaction => {
    const before = await lockKeyName(transaction, userCode, id)
    if (before === null) throw new Refusal(SERVER_ERRORS.notFound)
    if (before === name) return
    await putKeyName(transaction, id, name)
    const change = `${before} → ${name}`
    await audit({ event: 'security key renamed', userCode, address, change }, transaction)
  })
}
