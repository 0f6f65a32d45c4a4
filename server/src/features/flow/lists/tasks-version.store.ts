import { type Kysely, sql } from 'kysely'
import type { TaskViewer } from './acting-for.ts'

/**
 * Returns a text that differs whenever a person's to-do list changes: their open and delegated tasks, the delegations,
 * their copies, and the progress of what they started. It is computed from the rows, so that every change alters it in
 * its own transaction, and a delegation that expires alters it without one (FLOW-37).
 */
export async function tasksVersion(
  db: Kysely<unknown>,
  { userCode, actingFor }: TaskViewer,
): Promise<string> {
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
