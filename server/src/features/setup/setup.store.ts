import type { FirstAdministrator } from '@apron/contract/entities/setup'
import { type Kysely, sql } from 'kysely'
import { hashSecret, newSecret } from '../../platform/access/tokens.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { FirstOrganisation } from '../organisation/organisation.ts'
import type { FirstPeople } from '../people/people.ts'
import type { SetupTables } from './setup.tables.ts'

/** What the setup asks of those whom people and departments belong to. */
export interface SetupOwners {
  readonly people: FirstPeople
  readonly organisation: FirstOrganisation
}

const LINK_LIFETIME_MS = 24 * 60 * 60_000
/** Any number, the same on every node: two requests with one link make one administrator. */
const SETUP_LOCK = 730_002
/** Where the administrator of a store without departments belongs. */
const FIRST_DEPARTMENT = { code: 'ADM', nameZh: '系统管理', nameEn: 'Administration' }

/** One step of the setup at a time, on whatever node; ends with the transaction. */
export async function lockSetup(db: Kysely<unknown>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(SETUP_LOCK)})`.execute(db)
}

/** A new one-time token while the store has no users, else null. An earlier token stops to work. */
export async function newSetupToken(
  database: Kysely<unknown>,
  people: FirstPeople,
  now: Date,
): Promise<string | null> {
  const db = database.withTables<SetupTables>()
  if (await people.hasPeople(database)) return null
  const token = newSecret()
  await db.deleteFrom('setup_link').execute()
  const expires = new Date(now.getTime() + LINK_LIFETIME_MS)
  await db
    .insertInto('setup_link')
    .values({ token_hash: hashSecret(token), expires_at: expires })
    .execute()
  return token
}

/** Whether a token is good now: asked before the expensive hashing, decided again by {@link makeFirstAdministrator}. */
export async function setupTokenIsGood(db: Kysely<unknown>, token: string, now: Date): Promise<boolean> {
  const link = await db
    .withTables<SetupTables>()
    .selectFrom('setup_link')
    .select('token_hash')
    .where('token_hash', '=', hashSecret(token))
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return link !== undefined
}

/** Uses the token up and makes the administrator. @returns false when the token is not good (any more) */
export async function makeFirstAdministrator(
  database: Kysely<unknown>,
  { people, organisation }: SetupOwners,
  { setupToken, userCode, nameZh, nameEn }: FirstAdministrator,
  passwordHash: string,
  now: Date,
): Promise<boolean> {
  return await inTransaction(database, async transaction => {
    await lockSetup(transaction)
    const link = await transaction
      .withTables<SetupTables>()
      .deleteFrom('setup_link')
      .where('token_hash', '=', hashSecret(setupToken))
      .where('expires_at', '>', now)
      .returning('token_hash')
      .executeTakeFirst()
    if (!link || (await people.hasPeople(transaction))) return false

    const sites = await organisation.siteCodes(transaction)
    if (sites.length === 0) throw new Error('The store has no sites; reference data is missing')
    await organisation.addDepartment(transaction, FIRST_DEPARTMENT)
    const administrator = { userCode, nameZh, nameEn, deptCode: FIRST_DEPARTMENT.code }
    await people.addAdministrator(transaction, { ...administrator, sites, passwordHash, now })
    return true
  })
}
