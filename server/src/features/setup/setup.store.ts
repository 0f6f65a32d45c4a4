import type { FirstAdministrator } from '@apron/contract/sign-in/setup'
import { type Kysely, sql } from 'kysely'
import { hashSecret, newSecret } from '../../platform/access/tokens.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { FirstOrganisation, FirstPeople } from '../organisation/organisation.ts'
import type { SetupTables } from './setup.tables.ts'

/** Data access of the features that own people and departments. */
export interface SetupOwners {
  readonly people: FirstPeople
  readonly organisation: FirstOrganisation
}

const LINK_LIFETIME_MS = 24 * 60 * 60_000
/** Arbitrary lock number, the same on every node: two requests with one link create one administrator. */
const SETUP_LOCK = 730_002
/** Department of the administrator in a store without departments. */
const FIRST_DEPARTMENT = { code: 'ADM', nameZh: '系统管理', nameEn: 'Administration' }

/** Serialises the setup across nodes until the transaction ends. */
export async function lockSetup(db: Kysely<unknown>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(SETUP_LOCK)})`.execute(db)
}

/** Creates a one-time token if the store has no users, else returns null. Voids earlier tokens. */
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

/** Checks a token before the expensive hashing. {@link makeFirstAdministrator} decides again. */
export async function isSetupTokenValid(db: Kysely<unknown>, token: string, now: Date): Promise<boolean> {
  const link = await db
    .withTables<SetupTables>()
    .selectFrom('setup_link')
    .select('token_hash')
    .where('token_hash', '=', hashSecret(token))
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return link !== undefined
}

/** Consumes the token and creates the administrator. @returns false if the token is invalid */
export async function createFirstAdministrator(
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
