import type { Kysely } from 'kysely'
import { findAccount } from './accounts.store.ts'
import type { KeyedHash } from './keyed-hash.ts'

/**
 * What the audit calls whoever was typed: an account by its code. Anything else by a keyed hash, the same for the same text:
 * people type passwords into the wrong field.
 */
export type AuditName = (typed: string) => Promise<string>

export function createAuditName(db: Kysely<unknown>, hash: KeyedHash): AuditName {
  return async typed => ((await findAccount(db, typed)) === null ? `unknown ${hash(typed)}` : typed)
}
