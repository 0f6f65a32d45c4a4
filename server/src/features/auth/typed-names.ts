import { isIdCard } from '@apron/contract/rules/people/id-card'
import { normalizeText } from '@apron/contract/texts/normalize-text'
import type { FindAccount } from '../people/people.ts'
import type { ContactsStore } from './contacts.store.ts'
import type { KeyedHash } from './keyed-hash.ts'

/** What a typed user name may be where it stands. */
export type NameKind = 'account' | 'id card' | 'either'

/** People type passwords into the wrong field: what they typed as a name is stored nowhere as it is. */
export interface TypedNames {
  /**
   * Whose name it is: the code of an account. What is nobody's, or stands in the wrong field, becomes a keyed hash, the same for
   * the same text and no account: it is counted, held up and told in the audit like one.
   */
  subjectOf(typed: string, kind: NameKind): Promise<string>
  /** The hash of a text, whether it is an account or not. */
  hidden(typed: string): string
}

export function createTypedNames(
  findAccount: FindAccount,
  hash: KeyedHash,
  contacts: ContactsStore,
): TypedNames {
  return {
    hidden: hash,

    async subjectOf(said, kind) {
      const typed = normalizeText(said)
      if (kind !== 'account' && isIdCard(typed)) return await contacts.subjectOf(typed)
      const isAccount = kind !== 'id card' && (await findAccount(typed)) !== null
      return isAccount ? typed : `unknown ${hash(typed)}`
    },
  }
}
