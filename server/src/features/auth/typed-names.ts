import { isIdCard } from '@apron/contract/rules/people/id-card'
import { normalizeText } from '@apron/contract/texts/normalize-text'
import type { FindAccount } from '../organisation/organisation.ts'
import type { ContactsStore } from './codes/contacts.store.ts'
import type { KeyedHash } from './keyed-hash.ts'

/** Kind of user name that a field accepts. */
export type NameKind = 'account' | 'id card' | 'account or id card'

/**
 * Protects names that people type. They sometimes type a password into the wrong field, so an unknown name is never
 * stored in plain text.
 */
export interface TypedNames {
  /**
   * Returns the account code for a name. An unknown name, or one in the wrong field, becomes a keyed hash. The hash is
   * counted, delayed and audited like an account.
   */
  subjectOf(typed: string, kind: NameKind): Promise<string>
  /** Returns the keyed hash of a text, account or not. */
  hashOf(typed: string): string
}

export function createTypedNames(
  findAccount: FindAccount,
  hash: KeyedHash,
  contacts: ContactsStore,
): TypedNames {
  return {
    hashOf: hash,

    async subjectOf(name, kind) {
      const typed = normalizeText(name)
      if (kind !== 'account' && isIdCard(typed)) return await contacts.subjectOf(typed)
      const isAccount = kind !== 'id card' && (await findAccount(typed)) !== null
      return isAccount ? typed : `unknown ${hash(typed)}`
    },
  }
}
