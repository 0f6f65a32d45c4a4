import { ADMINISTRATOR_ROLE } from '@apron/contract/rules/rights/admin-permissions'
import { type Appointment, appointmentLineOf } from '@apron/contract/rules/rights/appointment-lines'
import type { Confirmer } from '@apron/contract/rules/rights/confirm-decision'
import { ADMINISTRATION } from '@apron/contract/rules/rights/guarded-permissions'
import { type Kysely, sql } from 'kysely'
import { storedGuardedPermissions } from '../resources/guarded-permissions.store.ts'
import type { PermissionChangesTables } from './permission-changes.tables.ts'
import { loadPermissionActor } from './permission-facts.store.ts'

/** Prefix of an operator who confirms at the server, in place of an employee number. */
const TERMINAL = 'terminal:'

/** Returns the person with the permissions and appointments that decide whether they may confirm a change. */
export async function confirmerOf(db: Kysely<unknown>, userCode: string): Promise<Confirmer> {
  return {
    ...(await loadPermissionActor(db, userCode)),
    line: appointmentLineOf(userCode, await findAppointments(db)),
  }
}

interface PossibleAppointment {
  /** People who may gain guarded permissions by the change. */
  readonly people: readonly string[]
  /** Employee number of the proposer; `terminal:<account>` if an operator confirmed it. */
  readonly by: string
  /** True if the mobile or e-mail changes: the owner of the new address can take over the account. */
  readonly moves: boolean
}

/**
 * Runs `write` and records an appointment for everybody who gained their first guarded permission by it. Others keep
 * their appointment, unless their address changes.
 */
export async function withAppointments<Saved>(
  db: Kysely<unknown>,
  { people, by, moves }: PossibleAppointment,
  write: () => Promise<Saved>,
): Promise<Saved> {
  const before = moves ? new Set<string>() : await findGuardedHolders(db, people)
  const saved = await write()
  const appointed = [...(await findGuardedHolders(db, people)).difference(before)]
  if (appointed.length === 0) return saved
  const store = db.withTables<PermissionChangesTables>()
  // Replaces the appointment to permissions that the person has lost since.
  await store.deleteFrom('appointment').where('user_code', 'in', appointed).execute()
  const rows = appointed.map(user_code => ({ user_code, appointed_by: by }))
  await store.insertInto('appointment').values(rows).execute()
  return saved
}

/** Returns those of the people whose account is enabled and holds guarded permissions. */
async function findGuardedHolders(
  db: Kysely<unknown>,
  people: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ user_code: string; identify: string }>`
    select v.user_code, v.identify from user_resource v join app_user u on u.user_code = v.user_code
     where u.enabled and v.user_code = any(${[...people]}::text[])
    union all
    select r.user_code, r.role_code from user_role r join app_user u on u.user_code = r.user_code
     where u.enabled and r.role_code = ${ADMINISTRATOR_ROLE} and r.user_code = any(${[...people]}::text[])`.execute(
    db,
  )
  const guarded = await storedGuardedPermissions(db)
  const holders = rows.filter(({ identify }) => identify === ADMINISTRATOR_ROLE || guarded.has(identify))
  return new Set(holders.map(row => row.user_code))
}

/**
 * Returns appointments, and invitations of people with administration permissions. An operator's confirmation is
 * neither.
 */
async function findAppointments(db: Kysely<unknown>): Promise<Appointment[]> {
  const { rows } = await sql<Appointment>`
    select user_code as "userCode", appointed_by as by from appointment where not starts_with(appointed_by, ${TERMINAL})
    union all
    select u.user_code, u.invited_by from app_user u
     where u.invited_by is not null
       and exists (select 1 from user_resource v
                    where v.user_code = u.user_code and v.identify = any(${[...ADMINISTRATION]}::text[]))
       and not exists (select 1 from appointment a
                        where a.user_code = u.user_code and starts_with(a.appointed_by, ${TERMINAL}))`.execute(
    db,
  )
  return rows
}
