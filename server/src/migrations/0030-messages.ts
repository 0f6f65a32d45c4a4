import { type Kysely, sql } from 'kysely'

/**
 * Creates messages and their recipients. Each recipient row copies the columns that lists filter by, so that lists,
 * counts and changes of one person read only that person's part of one index.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table message (
      id uuid primary key default gen_random_uuid(),
      event text not null,
      category text not null,
      type smallint not null check (type in (0, 1, 2)),
      urgency smallint not null check (urgency in (0, 1, 2)),
      content_zh text not null,
      content_en text not null,
      event_type text not null check (event_type in ('link', 'route')),
      open_way smallint not null check (open_way in (0, 1, 2)),
      url text,
      custom_zh jsonb,
      custom_en jsonb,
      source_id text,
      source_title_zh text,
      source_title_en text,
      source_cat text,
      site text not null,
      task text,
      created_by text,
      created_at timestamptz not null
    )`.execute(db)
  await sql`create index message_of_task on message (task) where task is not null`.execute(db)
  await sql`
    create index message_sent on message (created_by, created_at desc, id desc) where urgency = 2`.execute(db)

  await sql`
    create table message_recipient (
      sid uuid primary key default gen_random_uuid(),
      message_id uuid not null references message (id) on delete cascade,
      user_code text not null references app_user (user_code) on delete cascade,
      category text not null,
      type smallint not null,
      urgency smallint not null,
      purpose text not null check (purpose in ('approval', 'notice')),
      created_at timestamptz not null,
      by_subscription boolean not null,
      read_at timestamptz,
      handle_status smallint not null default 0 check (handle_status in (0, 1)),
      handle_result text check (handle_result in ('success', 'failed')),
      acknowledged_at timestamptz,
      changed_at timestamptz not null,
      unique (message_id, user_code)
    )`.execute(db)
  for (const index of INDEXES) await index.execute(db)
}

const INDEXES = [
  // Pages of one person, newest first. Their total is counted from the index alone.
  sql`create index message_recipient_page
        on message_recipient (user_code, created_at desc, sid desc) include (category, type)`,
  // Unread counts of every kind, unread pages, and "mark all as read" until a moment.
  sql`create index message_recipient_unread
        on message_recipient (user_code, created_at desc, sid desc) include (category, type, purpose)
        where read_at is null`,
  sql`create index message_recipient_open
        on message_recipient (user_code, created_at desc, sid desc) where type = 2 and handle_status = 0`,
  sql`create index message_recipient_unacknowledged
        on message_recipient (user_code, created_at, sid) where urgency = 2 and acknowledged_at is null`,
  // Changes that no hint announced, for the sweep.
  sql`create index message_recipient_changed on message_recipient (changed_at) include (user_code)`,
]
