import { randomUUID } from 'node:crypto'
import type { ActingGround, ActingQuery, ActingService, Actor } from '@apron/server-kit/people/acting-service'
import type { Clock } from '@apron/server-kit/time/clock'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { DelegationsTables } from './delegations.tables.ts'

const TRUE = sql<boolean>`true`

/** SQL condition: person `u` holds the role, post or permission directly. */
function holds(ground: ActingGround): RawBuilder<boolean> {
  if ('role' in ground)
    return sql`exists (select 1 from user_role h where h.user_code = u.user_code and h.role_code = ${ground.role})`
  if ('post' in ground)
    return sql`exists (select 1 from user_post h where h.user_code = u.user_code and h.post_code = ${ground.post})`
  return sql`exists (select 1 from user_resource h where h.user_code = u.user_code and h.identify = ${ground.right})`
}

/** SQL condition: delegation `f` carries the role, post or permission. */
function carries(ground: ActingGround): RawBuilder<boolean> {
  if ('role' in ground) return sql`f.role_code = ${ground.role}`
  if ('post' in ground)
    return sql`exists (select 1 from delegation_post h where h.delegation_id = f.id and h.post_code = ${ground.post})`
  return sql`exists (select 1 from delegation_resource h where h.delegation_id = f.id and h.identify = ${ground.right})`
}

const inDepartment = (column: string, { departments }: ActingQuery) =>
  departments === undefined ? TRUE : sql<boolean>`${sql.ref(column)} = any(${[...departments]}::text[])`

const atSite = (column: string, { site }: ActingQuery) =>
  site === undefined
    ? TRUE
    : sql<boolean>`exists (select 1 from user_site w where w.user_code = ${sql.ref(column)} and w.site = ${site})`

/** `user_code, for_code, delegation_id` of people who act for themselves. */
const ownActors = (request: ActingQuery) => sql`
  select u.user_code, null::text as for_code, null::uuid as delegation_id
    from app_user u
   where u.enabled and ${holds(request)} and ${inDepartment('u.dept_code', request)} and ${atSite('u.user_code', request)}`

/**
 * The same for delegates: within the delegator's department, and at those of the delegator's sites where they work too.
 */
const delegateActors = (request: ActingQuery) => sql`
  select f.delegate as user_code, f.delegator as for_code, f.id as delegation_id
    from delegation_in_force f
   where ${carries(request)} and ${request.application} = any(f.applications) and ${inDepartment('f.dept_code', request)}
     and ${atSite('f.delegator', request)} and ${atSite('f.delegate', request)}`

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

/** Record of an act. */
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

/** Finds the people who may act, for the work flow and sub-applications. */
export function actingService(clock: Clock): ActingService {
  return {
    async candidates(db, request) {
      const { rows } = await sql<ActorRow>`
        ${ownActors(request)} union all ${delegateActors(request)}
        order by for_code nulls first, user_code, delegation_id`.execute(db)
      return rows.map(toActor)
    },
    async actorOf(db, userCode, request) {
      const own = await sql<ActorRow>`
        select * from (${ownActors(request)}) c where c.user_code = ${userCode}`.execute(db)
      const [self] = own.rows
      if (self !== undefined) return toActor(self)
      const delegated = await sql<ActorRow>`
        select c.user_code, c.for_code, c.delegation_id
          from delegation d join (${delegateActors(request)}) c on c.delegation_id = d.id
         where c.user_code = ${userCode} and d.revoked_at is null
           and (d.valid_until is null or clock_timestamp() < d.valid_until)
         order by d.created_at, d.id
         limit 1
           for share of d`.execute(db)
      const [first] = delegated.rows
      if (first === undefined) return null
      return toActor(first)
    },
    async recordAct(db, { delegationId, userCode }, act) {
      if (delegationId !== null) await addAct(db, { userCode, delegationId, at: clock.now() }, act)
    },
  }
}

/** Content of all delegations in force from one delegator to a person in one application. */
export interface DelegatedTo {
  /** Oldest of the delegations. */
  readonly delegationId: string
  readonly delegator: string
  readonly roles: readonly string[]
  /** Posts that come with the roles. */
  readonly posts: readonly string[]
  readonly application: string
}

/**
 * Returns the delegations a person may act under now. A delegation limited to a part of the delegator's department
 * covers no tasks.
 * @param hold locks the delegations until the transaction ends, so that a revocation comes either before or after
 */
export async function delegationsTo(
  db: Kysely<unknown>,
  userCode: string,
  hold?: 'hold',
): Promise<DelegatedTo[]> {
  // Checked again after taking the lock: its last holder may have ended the delegation or moved its end forward.
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
