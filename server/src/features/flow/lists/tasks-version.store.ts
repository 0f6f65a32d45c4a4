import { type Kysely, sql } from 'kysely'
import type { Seeker } from './acting-for.ts'

/**
 * Another text whenever the to-do list of somebody is different: their open tasks and those of whom they act for, the delegations by
 * which they do, what they were informed of, and how far what they started is. Made of the rows themselves, so that whatever changes
 * them raises it in its own transaction, and an end by time raises it without any (FLOW-37).
 */
export async function tasksVersion(db: Kysely<unknown>, { userCode, actingFor }: Seeker): Promise<string> {
  const people = [userCode, ...new Set(actingFor.map(({ delegator }) => delegator))]
  const { rows } = await sql<{ version: string }>`
    select concat_ws('.',
      (select concat_ws(',', count(*), sum(hashtextextended(c.instance_id, c.number)))
         from flow_candidate c where c.user_code = any(${people}::text[]) and c.is_open),
      (select concat_ws(',', count(*), count(*) filter (where k.read_at is null))
         from flow_copy k where k.user_code = ${userCode}),
      (select concat_ws(',', count(*), count(i.ended_at), count(i.stuck),
                        sum(hashtextextended(i.id || i.status, (i.state ->> 'nextTask')::bigint))
                          filter (where i.ended_at is null))
         from flow_instance i where i.initiator = ${userCode}),
      ${JSON.stringify(actingFor)}::text) as version`.execute(db)
  return rows[0]?.version ?? ''
}
