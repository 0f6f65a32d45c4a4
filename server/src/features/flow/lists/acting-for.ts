import { type RawBuilder, sql } from 'kysely'

/** A delegation in force: the roles and posts it lends, and the application it is limited to. */
export interface ActingFor {
  readonly delegationId: string
  readonly delegator: string
  readonly roles: readonly string[]
  readonly posts: readonly string[]
  readonly application: string
}

/** A person who looks for tasks, with the delegations they may act under. */
export interface TaskViewer {
  readonly userCode: string
  readonly actingFor: readonly ActingFor[]
}

/**
 * SQL condition on `flow_candidate c`, `flow_task t` and process `i`: tasks of this person, each once, their own before
 * delegated ones. A delegate gets no task of a process that they started or have already counted in, because four eyes
 * are two persons.
 */
export function isTaskFor({ userCode, actingFor }: TaskViewer): RawBuilder<boolean> {
  if (actingFor.length === 0) return sql<boolean>`c.user_code = ${userCode}`
  const delegated = sql.join(actingFor.map(isDelegated), sql` or `)
  const earlier = [userCode, ...new Set(actingFor.map(({ delegator }) => delegator))]
  return sql<boolean>`(c.user_code = ${userCode} or (
    i.initiator <> ${userCode} and not ${hasCounted(sql`${userCode}`)} and t.kind <> 'rework' and (${delegated})
    and not exists (
      select 1 from flow_candidate o
       where o.instance_id = c.instance_id and o.number = c.number
         and array_position(${earlier}::text[], o.user_code) < array_position(${earlier}::text[], c.user_code))))`
}

/**
 * SQL condition: the person has decided or completed a node of process `i` in this round.
 * @param person their code, in SQL
 */
export function hasCounted(person: RawBuilder<unknown>): RawBuilder<boolean> {
  const variables = sql`jsonb_build_object('code', ${person}::text)`
  return sql<boolean>`(jsonb_path_exists(i.state, '$.passed[*].by[*] ? (@ == $code)', ${variables})
    or jsonb_path_exists(i.state, '$.agreed.*[*] ? (@ == $code)', ${variables}))`
}

function isDelegated({ delegator, roles, posts, application }: ActingFor): RawBuilder<boolean> {
  return sql<boolean>`(c.user_code = ${delegator} and i.application = ${application}
    and (t.roles <> '{}' or t.post is not null) and t.roles <@ ${[...roles]}::text[]
    and (t.post is null or t.post = any(${[...posts]}::text[])))`
}
