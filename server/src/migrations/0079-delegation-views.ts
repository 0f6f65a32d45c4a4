import { type Kysely, sql } from 'kysely'

/** Rights that no delegation carries, as 0077 has them. */
const STAYS = sql.lit('^(portal:|safetyQuality:(vsr|strip):)')

/**
 * What a delegation carries is asked beside `delegation_in_force`, which says whether it counts at all. Saying so again in each view
 * cost the planner more than the whole question: 10 ms of the session's question with every call.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace view delegation_post as
      select d.id as delegation_id, p.post_code
        from delegation d
        join user_post p on p.user_code = d.delegator
        join post t on t.code = p.post_code and t.delegable`.execute(db)
  // A right for one department is handed on with the whole of that department only.
  await sql`
    create or replace view delegation_resource as
      select d.id as delegation_id, g.identify
        from delegation d
        join role_resource g
          on g.role_code = d.role_code
         and g.user_type = 'employee'
         and (g.dept_code = '' or (g.dept_code = d.delegator_dept and g.dept_code = d.dept_code))
       where split_part(g.identify, ':', 1) = any(d.applications) and g.identify !~ ${STAYS}
      union
      select d.id, g.identify
        from delegation d
        join user_post p on p.user_code = d.delegator
        join post t on t.code = p.post_code and t.delegable
        join post_resource g on g.post_code = p.post_code
       where split_part(g.identify, ':', 1) = any(d.applications) and g.identify !~ ${STAYS}`.execute(db)
}
