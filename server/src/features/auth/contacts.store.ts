import { normalIdCard } from '@apron/contract/rules/people/id-card'
import type { Kysely } from 'kysely'
import type { UsersTables } from '../people/users/users.tables.ts'
import type { AuthTables } from './auth.tables.ts'
import type { KeyedHash } from './keyed-hash.ts'

/** Where a person is reached. */
export interface Contact {
  readonly mobile: string | null
  readonly email: string | null
}

export interface ContactsStore {
  /**
   * The account of an id-card number. A number that nobody has stands for its hash, so that it is counted like an account
   * and never stored.
   */
  subjectOf(idCard: string): Promise<string>
  /** Null for somebody who does not exist, is not enabled or has no contact. */
  find(userCode: string): Promise<Contact | null>
}

export function createContactsStore(database: Kysely<unknown>, idCardHash: KeyedHash): ContactsStore {
  const db = database.withTables<AuthTables & UsersTables>()
  return {
    async subjectOf(idCard) {
      const hash = idCardHash(normalIdCard(idCard))
      const row = await db
        .selectFrom('login_contact')
        .select('user_code')
        .where('id_card_hash', '=', hash)
        .executeTakeFirst()
      return row?.user_code ?? `id card ${hash}`
    },

    async find(userCode) {
      const row = await db
        .selectFrom('login_contact as c')
        .innerJoin('app_user as u', 'u.user_code', 'c.user_code')
        .select(['c.mobile', 'c.email'])
        .where('u.user_code', '=', userCode)
        .where('u.enabled', '=', true)
        .executeTakeFirst()
      return row === undefined || (row.mobile === null && row.email === null) ? null : row
    },
  }
}
