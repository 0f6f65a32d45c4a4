import { normalizeIdCard } from '@apron/contract/rules/people/id-card'
import type { Kysely } from 'kysely'
import type { UsersTables } from '../../organisation/people/users/users.tables.ts'
import type { AuthTables } from '../auth.tables.ts'
import type { KeyedHash } from '../keyed-hash.ts'

export interface Contact {
  readonly mobile: string | null
  readonly email: string | null
}

export interface ContactsStore {
  /**
   * Returns the account of an id-card number. An unknown number becomes its hash: it is counted like an account and
   * never stored.
   */
  subjectOf(idCard: string): Promise<string>
  /** Returns null if the person does not exist, is disabled or has no contact. */
  find(userCode: string): Promise<Contact | null>
}

export function createContactsStore(database: Kysely<unknown>, idCardHash: KeyedHash): ContactsStore {
  const db = database.withTables<AuthTables & UsersTables>()
  return {
    async subjectOf(idCard) {
      const hash = idCardHash(normalizeIdCard(idCard))
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
