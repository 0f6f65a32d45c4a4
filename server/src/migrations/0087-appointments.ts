import { type Kysely, sql } from 'kysely'

/**
 * Creates appointments: the administrator who granted guarded permissions. Adds reasons for changes that withdraw them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table appointment (
      user_code text primary key references app_user (user_code),
      appointed_by text not null
    )`.execute(db)
  await sql`alter table rights_change drop constraint rights_change_why_check`.execute(db)
  await sql`
    alter table rights_change add constraint rights_change_why_check
      check (why in ('guarded', 'taken', 'ownRole', 'contact', 'reopened', 'closed', 'steering', 'delegated'))`.execute(
    db,
  )
  // The newest appointment of each person. Older databases do not record who held a role when it was given guarded
  // permissions.
  await sql`
    insert into appointment (user_code, appointed_by)
    select distinct on (c.target) c.target,
           case when starts_with(c.decided_by, 'terminal:') then c.decided_by else c.proposed_by end
      from rights_change c join app_user u on u.user_code = c.target
     where c.kind in ('user', 'enable') and c.why in ('guarded', 'reopened') and c.state in ('confirmed', 'alone')
     order by c.target, c.decided_at desc`.execute(db)
}
