import { type Kysely, sql } from 'kysely'

/** Permissions that no delegation includes, as in 0077. */
const STAYS = sql.lit('^(portal:|safetyQuality:(vsr|strip):)')

/**
 * Separates the content of a delegation from `delegation_in_force`, which decides whether it is in force. Repeating
 * that condition in each view cost 10 ms of planning in the session's query with every call.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace view delegation_post as
      select d.id as delegation_id, p.post_code
        from delegation d
        join user_post p on p.user_code = d.delegator
        join post t on t.code = p.post_code and t.delegable`.execute(db)
  // A permission for one department is delegated only with the whole of that department.
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
