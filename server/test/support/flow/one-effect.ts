import { type Kysely, sql } from 'kysely'

/** Counts of everything the first decision of a process writes. */
export interface Effects {
  /** Decision records. */
  readonly decisions: number
  /** The first task is closed and in nobody's list. */
  readonly closed: boolean
  /** Open tasks after the first one, and the number of lists they are in. */
  readonly next: number
  readonly listed: number
  /** Messages about the tasks after it. */
  readonly messages: number
  /** The engine's state and the rows agree. */
  readonly agrees: boolean
}

/** A decision written in full: it is one transaction (FLOW-06). */
export const WHOLE: Effects = { decisions: 1, closed: true, next: 1, listed: 1, messages: 1, agrees: true }
export const NOTHING: Effects = { decisions: 0, closed: false, next: 0, listed: 0, messages: 0, agrees: true }

export async function effectsOf(db: Kysely<unknown>, insId: string): Promise<Effects> {
  const { rows } = await sql<Effects>`
    select (select count(*)::int from flow_record r where r.instance_id = i.id and r.act in ('agree', 'refuse')) as decisions,
           (select t.closed_at is not null and not exists (select 1 from flow_candidate c
              where c.instance_id = i.id and c.number = 1 and c.is_open)
              from flow_task t where t.instance_id = i.id and t.number = 1) as closed,
           (select count(*)::int from flow_task t where t.instance_id = i.id and t.number > 1) as next,
           (select count(*)::int from flow_candidate c where c.instance_id = i.id and c.number > 1 and c.is_open) as listed,
           (select count(*)::int from message m where m.task like 'flow:' || i.id || '%' and m.task <> first.task) as messages,
           (select coalesce(array_agg(t.number order by t.number), '{}') from flow_task t
             where t.instance_id = i.id and t.closed_at is null)
           = array(select (open ->> 'id')::int from jsonb_array_elements(i.state -> 'tasks') open order by 1) as agrees
      from flow_instance i,
           lateral (select m.task from message m where m.task like 'flow:' || i.id || '%' order by m.task limit 1) first
     where i.id = ${insId}`.execute(db)
  const [effects] = rows
  if (effects === undefined) throw new Error(`There is no process ${insId}`)
  return effects
}
