import { type Kysely, sql } from 'kysely'

/**
 * Permissions that no delegation includes, as in 0077: the guarded ones, and summaries of voluntary reports, which are
 * not guarded.
 */
const STAYS = sql.lit('^(portal:|safetyQuality:(vsr|strip):)')

/**
 * Stores which permissions the applications guard. Each start writes them from the definitions. Delegations include
 * none of them. As an array they add no planning time to the session's query.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table guarded_right (identify text primary key)`.execute(db)
  await sql`
    create or replace view delegation_resource as
      select d.id as delegation_id, g.identify
        from delegation d
        join role_resource g
          on g.role_code = d.role_code
         and g.user_type = 'employee'
         and (g.dept_code = '' or (g.dept_code = d.delegator_dept and g.dept_code = d.dept_code))
       where split_part(g.identify, ':', 1) = any(d.applications) and g.identify !~ ${STAYS}
         and g.identify <> all (array(select identify from guarded_right))
      union
      select d.id, g.identify
        from delegation d
        join user_post p on p.user_code = d.delegator
        join post t on t.code = p.post_code and t.delegable
        join post_resource g on g.post_code = p.post_code
       where split_part(g.identify, ':', 1) = any(d.applications) and g.identify !~ ${STAYS}
         and g.identify <> all (array(select identify from guarded_right))`.execute(db)
}
