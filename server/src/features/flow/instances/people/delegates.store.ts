import { type Kysely, sql } from 'kysely'
import { personName } from '../../../../platform/db/person-name.ts'
import { hasCounted } from '../../lists/acting-for.ts'

/** Returns everybody with a delegation in force from one of these people, whatever its scope. */
export async function delegatesOf(db: Kysely<unknown>, people: readonly string[]): Promise<string[]> {
  if (people.length === 0) return []
  const { rows } = await sql<{ delegate: string }>`
    select distinct delegate from delegation_in_force
     where delegator = any(${[...people]}::text[])`.execute(db)
  return rows.map(({ delegate }) => delegate)
}

/** A delegator with the delegates who may decide one task and receive messages. */
export interface TaskDelegates {
  readonly delegator: { readonly zh: string; readonly en: string }
  readonly delegates: readonly string[]
}

/**
 * Returns the delegates who may decide a task under delegations that pass messages on (see `isTaskFor`). Without
 * duplicates, people who hold the task themselves, the initiator, and people who have already counted in the process.
 */
export async function taskDelegates(
  db: Kysely<unknown>,
  insId: string,
  number: number,
  people: readonly string[],
): Promise<TaskDelegates[]> {
  const holders = sql`any(${[...people]}::text[])`
  const { rows } = await sql<{ zh: string; en: string; delegates: string[] }>`
    select ${personName('a.delegator', 'zh')} as zh, ${personName('a.delegator', 'en')} as en,
           array_agg(a.delegate order by a.delegate) as delegates
      from (
        select distinct on (f.delegate) f.delegate, f.delegator
          from flow_task t
          join flow_instance i on i.id = t.instance_id
          join delegation_in_force f
            on f.delegator = ${holders} and f.messages = 'role' and f.dept_code = f.delegator_dept
           and i.application = any(f.applications)
         where t.instance_id = ${insId} and t.number = ${number} and t.kind <> 'rework'
           and (t.roles <> '{}' or t.post is not null)
           and f.delegate <> i.initiator and not ${hasCounted(sql.ref('f.delegate'))} and not f.delegate = ${holders}
         group by f.delegate, f.delegator, t.roles, t.post
        having t.roles <@ array_agg(f.role_code)
           and (t.post is null or bool_or(exists (
                 select 1 from delegation_post h where h.delegation_id = f.id and h.post_code = t.post)))
         order by f.delegate, min(f.created_at)) a
     group by a.delegator order by a.delegator`.execute(db)
  return rows.map(({ delegates, ...delegator }) => ({ delegator, delegates }))
}
