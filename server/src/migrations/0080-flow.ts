import { type Kysely, sql } from 'kysely'

/** Posts for the areas of a director. Databases filled before get them here, new ones with their reference data. */
const POSTS = [
  ['DIR_COMMERCIAL', '分管商务总监', 'Director for commercial'],
  ['DIR_PRODUCTION', '分管生产总监', 'Director for production'],
] as const

/**
 * Creates processes: immutable versions of templates, processes with the state of the engine, tasks with the candidates
 * of the open ones, records, copies and timers.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table flow_template (
      kind text not null,
      version integer not null,
      digest text not null,
      files jsonb not null,
      texts jsonb not null,
      loaded_at timestamptz not null,
      primary key (kind, version)
    )`.execute(db)
  await sql`
    create table flow_instance (
      id text primary key,
      kind text not null,
      version integer not null,
      serial text not null unique,
      business_key text not null,
      subject text not null,
      application text not null,
      initiator text not null,
      site text not null,
      status text not null,
      stuck text,
      form jsonb not null,
      facts jsonb not null,
      state jsonb not null,
      form_version integer not null,
      started_at timestamptz not null,
      ended_at timestamptz,
      foreign key (kind, version) references flow_template (kind, version)
    )`.execute(db)
  // One running process per business object.
  await sql`
    create unique index flow_instance_running on flow_instance (kind, business_key)
     where ended_at is null`.execute(db)
  await sql`create index flow_instance_started on flow_instance (initiator, started_at desc, id)`.execute(db)
  await sql`
    create table flow_task (
      instance_id text not null references flow_instance (id),
      number integer not null,
      node text not null,
      kind text not null,
      roles text[] not null,
      post text,
      urgency integer not null,
      opened_at timestamptz not null,
      closed_at timestamptz,
      outcome text,
      by_code text,
      for_code text,
      primary key (instance_id, number)
    )`.execute(db)
  await sql`create index flow_task_by on flow_task (by_code, closed_at desc) where by_code is not null`.execute(
    db,
  )
  await sql`create index flow_task_for on flow_task (for_code, closed_at desc) where for_code is not null`.execute(
    db,
  )
  // Everybody who may decide a task, now or once. Those of open tasks form the to-do lists.
  await sql`
    create table flow_candidate (
      instance_id text not null,
      number integer not null,
      user_code text not null,
      tab text not null,
      opened_at timestamptz not null,
      is_open boolean not null default true,
      primary key (instance_id, number, user_code),
      foreign key (instance_id, number) references flow_task (instance_id, number)
    )`.execute(db)
  await sql`
    create index flow_candidate_to_do on flow_candidate (user_code, tab, opened_at desc, instance_id, number)
     where is_open`.execute(db)
  await sql`
    create table flow_record (
      seq bigint generated always as identity primary key,
      instance_id text not null references flow_instance (id),
      node text not null,
      act text not null,
      task integer,
      round integer not null,
      by_code text,
      for_code text,
      to_what text,
      at timestamptz not null,
      opened_at timestamptz,
      remark text not null,
      note text,
      is_void boolean not null default false
    )`.execute(db)
  await sql`create index flow_record_of_instance on flow_record (instance_id, seq)`.execute(db)
  await sql`
    create table flow_copy (
      seq bigint generated always as identity primary key,
      user_code text not null,
      instance_id text not null references flow_instance (id),
      node text not null,
      at timestamptz not null,
      read_at timestamptz
    )`.execute(db)
  await sql`create index flow_copy_of_person on flow_copy (user_code, at desc, seq)`.execute(db)
  await sql`
    create table flow_timer (
      instance_id text not null,
      number integer not null,
      stage text not null,
      due_at timestamptz not null,
      primary key (instance_id, number, stage),
      foreign key (instance_id, number) references flow_task (instance_id, number)
    )`.execute(db)
  await sql`create index flow_timer_due on flow_timer (due_at)`.execute(db)
  for (const [code, zh, en] of POSTS) {
    await sql`
      insert into post (code, name_zh, name_en, delegable)
      select ${code}, ${zh}, ${en}, false where exists (select 1 from post)
      on conflict do nothing`.execute(db)
  }
}
