import type { Kysely } from 'kysely'
import type { AuthTables } from '../features/auth/auth.tables.ts'
import type { UsersTables } from '../features/organisation/people/users/users.tables.ts'
import { CONTACTS } from './data/contacts.data.ts'

/** Adds missing contacts of demo users, also in a store filled before there were contacts. */
export async function seedContacts(
  database: Kysely<unknown>,
  idCardHash: (idCard: string) => string,
): Promise<void> {
  const db = database.withTables<AuthTables & UsersTables>()
  const codes = CONTACTS.map(contact => contact.code)
  const users = await db.selectFrom('app_user').select('user_code').where('user_code', 'in', codes).execute()
  const present = new Set(users.map(user => user.user_code))
  const rows = CONTACTS.filter(contact => present.has(contact.code)).map(
    ({ code, mobile, email, idCard }) => ({
      user_code: code,
      mobile,
      email,
      id_card_hash: idCardHash(idCard),
    }),
  )
  if (rows.length === 0) return
  await db
    .insertInto('login_contact')
    .values(rows)
    .onConflict(conflict => conflict.doNothing())
    .execute()
}
