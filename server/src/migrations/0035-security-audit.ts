import { AUDIT_DAYS } from '@apron/contract/limits/operation-log'
import { type Kysely, sql } from 'kysely'

/**
 * Creates the security audit. Rows can only be inserted, and deleted when they expire. The database rejects any other
 * change. It uses its own clock, so that a wrong server clock cannot empty the table. There is no foreign key to
 * people, because entries outlive them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table security_audit (
      id bigint generated always as identity primary key,
      occurred_at timestamptz not null,
      event text not null,
      user_code text not null,
      address text,
      details jsonb not null
    )`.execute(db)
  await sql`create index security_audit_by_time on security_audit (occurred_at)`.execute(db)
  await sql`create index security_audit_by_user on security_audit (user_code, id)`.execute(db)
  await sql`
    create function security_audit_stays() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' then
        if old.occurred_at < now() - interval '${sql.raw(String(AUDIT_DAYS))} days' then return old; end if;
      elsif tg_op = 'TRUNCATE' then
        -- A restore empties all tables of a new store first.
        if not exists (select 1 from security_audit) then return null; end if;
      end if;
      raise exception 'security_audit is only added to';
    end $$`.execute(db)
  await sql`
    create trigger security_audit_rows_stay before update or delete on security_audit
      for each row execute function security_audit_stays()`.execute(db)
  await sql`
    create trigger security_audit_stays before truncate on security_audit
      for each statement execute function security_audit_stays()`.execute(db)
}
