import { ADMIN_RIGHTS, ADMINISTRATOR_ROLE } from '@apron/contract/rules/rights/admin-rights'
import { type Appointment, sameLine } from '@apron/contract/rules/rights/appointment-lines'
import type { Confirmer } from '@apron/contract/rules/rights/confirm-decision'
import { isGuardedRight } from '@apron/contract/rules/rights/guarded-rights'
import { type Kysely, sql } from 'kysely'
import type { RightsChangesTables } from './rights-changes.tables.ts'
import { rightsActor } from './rights-facts.store.ts'

/** Whoever confirms at the server is nobody of the portal. */
const TERMINAL = 'terminal:'
/** Rights by which somebody proposes or confirms. */
const EDITING = Object.values(ADMIN_RIGHTS).flatMap(right => Object.values(right))

/** Who would confirm a change, as they are in this transaction. */
export async function confirmerOf(db: Kysely<unknown>, userCode: string): Promise<Confirmer> {
  return { ...(await rightsActor(db, userCode)), line: sameLine(userCode, await appointments(db)) }
}

interface Appointing {
  /** Whom the change may give guarded rights. */
  readonly people: readonly string[]
  /** Who proposed it, or `terminal:<account>`. */
  readonly by: string
  /** Whether links and codes go elsewhere: whoever set the address may have become the person. */
  readonly moves: boolean
}

/**
 * Makes a change, and notes through whom people came to guarded rights by it. Whoever held some before stays on their own line,
 * unless their address moves; with a confirmation at the server a line begins.
 */
export async function appointing<Saved>(
  db: Kysely<unknown>,
  { people, by, moves }: Appointing,
  write: () => Promise<Saved>,
): Promise<Saved> {
  const before = moves ? new Set<string>() : await guardedAmong(db, people)
  const saved = await write()
  const appointed = [...(await guardedAmong(db, people)).difference(before)]
  if (appointed.length === 0) return saved
  const store = db.withTables<RightsChangesTables>()
  // What led to rights that were lost since says nothing about these.
  await store.deleteFrom('appointment').where('user_code', 'in', appointed).execute()
  const rows = appointed.map(user_code => ({ user_code, appointed_by: by }))
  await store.insertInto('appointment').values(rows).execute()
  return saved
}

/** Who of these has guarded rights and an open account. */
async function guardedAmong(db: Kysely<unknown>, people: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ user_code: string; identify: string }>`
    select v.user_code, v.identify from user_resource v join app_user u on u.user_code = v.user_code
     where u.enabled and v.user_code = any(${[...people]}::text[])
    union all
    select r.user_code, r.role_code from user_role r join app_user u on u.user_code = r.user_code
     where u.enabled and r.role_code = ${ADMINISTRATOR_ROLE} and r.user_code = any(${[...people]}::text[])`.execute(
    db,
  )
  const guarded = rows.filter(({ identify }) => identify === ADMINISTRATOR_ROLE || isGuardedRight(identify))
  return new Set(guarded.map(row => row.user_code))
}

/** Appointments by people, and invitations of those who may propose or confirm. Neither leads beyond whom the server confirmed. */
async function appointments(db: Kysely<unknown>): Promise<Appointment[]> {
  const { rows } = await sql<Appointment>`
    select user_code as "userCode", appointed_by as by from appointment where not starts_with(appointed_by, ${TERMINAL})
    union all
    select u.user_code, u.invited_by from app_user u
     where u.invited_by is not null
       and exists (select 1 from user_resource v
                    where v.user_code = u.user_code and v.identify = any(${EDITING}::text[]))
       and not exists (select 1 from appointment a
                        where a.user_code = u.user_code and starts_with(a.appointed_by, ${TERMINAL}))`.execute(
    db,
  )
  return rows
}
