import { randomUUID } from 'node:crypto'
import type { ActingGround, ActingService, ActingWish, Actor } from '@apron/server-kit/people/acting-service'
import type { Clock } from '@apron/server-kit/time/clock'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { DelegationsTables } from './delegations.tables.ts'

const TRUE = sql<boolean>`true`

/** Who holds what is asked for by themselves. `u` is the person. */
function holds(ground: ActingGround): RawBuilder<boolean> {
  if ('role' in ground)
    return sql`exists (select 1 from user_role h where h.user_code = u.user_code and h.role_code = ${ground.role})`
  if ('post' in ground)
    return sql`exists (select 1 from user_post h where h.user_code = u.user_code and h.post_code = ${ground.post})`
  return sql`exists (select 1 from user_resource h where h.user_code = u.user_code and h.identify = ${ground.right})`
}

/** What a delegation carries. `f` is the delegation. */
function carries(ground: ActingGround): RawBuilder<boolean> {
  if ('role' in ground) return sql`f.role_code = ${ground.role}`
  if ('post' in ground)
    return sql`exists (select 1 from delegation_post h where h.delegation_id = f.id and h.post_code = ${ground.post})`
  return sql`exists (select 1 from delegation_resource h where h.delegation_id = f.id and h.identify = ${ground.right})`
}

const inDepartment = (column: string, { departments }: ActingWish) =>
  departments === undefined ? TRUE : sql<boolean>`${sql.ref(column)} = any(${[...departments]}::text[])`

const atSite = (column: string, { site }: ActingWish) =>
  site === undefined
    ? TRUE
    : sql<boolean>`exists (select 1 from user_site w where w.user_code = ${sql.ref(column)} and w.site = ${site})`

/** `user_code, for_code, delegation_id` of those who act by themselves. */
const themselves = (wish: ActingWish) => sql`
  select u.user_code, null::text as for_code, null::uuid as delegation_id
    from app_user u
   where u.enabled and ${holds(wish)} and ${inDepartment('u.dept_code', wish)} and ${atSite('u.user_code', wish)}`

/** The same of those who act for somebody: for the delegator's department, at the delegator's sites where they work too. */
const forOthers = (wish: ActingWish) => sql`
  select f.delegate as user_code, f.delegator as for_code, f.id as delegation_id
    from delegation_in_force f
   where ${carries(wish)} and ${wish.application} = any(f.applications) and ${inDepartment('f.dept_code', wish)}
     and ${atSite('f.delegator', wish)} and ${atSite('f.delegate', wish)}`

interface ActorRow {
  user_code: string
  for_code: string | null
  delegation_id: string | null
}

const toActor = ({ user_code, for_code, delegation_id }: ActorRow): Actor => ({
  userCode: user_code,
  forCode: for_code,
  delegationId: delegation_id,
})

/** What is written down of an act. */
interface Act {
  readonly what: { readonly zh: string; readonly en: string }
  readonly url: string
}

export async function addAct(
  db: Kysely<unknown>,
  {
    userCode,
    delegationId,
    at,
  }: { readonly userCode: string; readonly delegationId: string; readonly at: Date },
  { what, url }: Act,
): Promise<void> {
  await db
    .withTables<DelegationsTables>()
    .insertInto('delegated_act')
    .values({
      id: randomUUID(),
      delegation_id: delegationId,
      at,
      user_code: userCode,
      what_zh: what.zh,
      what_en: what.en,
      url,
    })
    .execute()
}

/** Who may act, for the work flow and for sub-applications. */
export function actingService(clock: Clock): ActingService {
  return {
    async candidates(db, wish) {
      const { rows } = await sql<ActorRow>`
        ${themselves(wish)} union all ${forOthers(wish)}
        order by for_code nulls first, user_code, delegation_id`.execute(db)
      return rows.map(toActor)
    },
    async actorOf(db, userCode, wish) {
      const own = await sql<ActorRow>`
        select * from (${themselves(wish)}) c where c.user_code = ${userCode}`.execute(db)
      const [self] = own.rows
      if (self !== undefined) return toActor(self)
      const held = await sql<ActorRow>`
        select c.user_code, c.for_code, c.delegation_id
          from delegation d join (${forOthers(wish)}) c on c.delegation_id = d.id
         where c.user_code = ${userCode} and d.revoked_at is null
           and (d.valid_until is null or clock_timestamp() < d.valid_until)
         order by d.created_at, d.id
         limit 1
           for share of d`.execute(db)
      const [first] = held.rows
      if (first === undefined) return null
      return toActor(first)
    },
    async note(db, { delegationId, userCode }, act) {
      if (delegationId !== null) await addAct(db, { userCode, delegationId, at: clock.now() }, act)
    },
  }
}

/** What somebody has of one other person in one application at this moment, by however many delegations. */
export interface DelegatedTo {
  /** The oldest of them. */
  readonly delegationId: string
  readonly delegator: string
  readonly roles: readonly string[]
  /** Those that travel with the roles. */
  readonly posts: readonly string[]
  readonly application: string
}

/**
 * For whom somebody acts now. What was handed on for a part of the delegator's department only counts for nobody's task.
 * @param hold within a transaction each delegation is held until its end: it is revoked before, and counts no more, or after
 */
export async function delegationsTo(
  db: Kysely<unknown>,
  userCode: string,
  hold?: 'hold',
): Promise<DelegatedTo[]> {
  // The clock is looked at once more behind the lock: who held it may have ended the delegation, or brought its end forward.
  const { rows } = await sql<{
    id: string
    delegator: string
    role_code: string
    posts: string[]
    applications: string[]
  }>`
    select f.id, f.delegator, f.role_code, f.applications,
           array(select h.post_code from delegation_post h where h.delegation_id = f.id) as posts
      from delegation d join delegation_in_force f on f.id = d.id
     where d.delegate = ${userCode} and d.revoked_at is null and f.dept_code = f.delegator_dept
       and (d.valid_until is null or clock_timestamp() < d.valid_until)
     order by d.created_at, d.id
       ${hold === undefined ? sql`` : sql`for share of d`}`.execute(db)
  const all = new Map<string, DelegatedTo>()
  for (const { id, delegator, role_code: role, posts, applications } of rows) {
    for (const application of applications) {
      const key = `${delegator} ${application}`
      const before = all.get(key)
      all.set(key, {
        delegationId: before?.delegationId ?? id,
        delegator,
        roles: [...(before?.roles ?? []), role],
        posts: [...new Set([...(before?.posts ?? []), ...posts])],
        application,
      })
    }
  }
  return [...all.values()]
}
