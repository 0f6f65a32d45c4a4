import { type Kysely, sql } from 'kysely'

export interface YearSize {
  readonly people: number
  /** Recipient rows; ten per message. */
  readonly messages: number
  /** Unread messages of one person who never reads any. */
  readonly unreadOfOne: number
}

/** The person who never reads; everybody else is called alike. */
export const BUSY = 'B1'
export const ORDINARY = 'B2'
/** Department of all of them. */
export const BENCH_DEPARTMENT = 'BENCH'

/** Batch size that keeps a statement of the store within its time limit. */
const AT_ONCE = 10_000

/** Adds a site's year of messages by SQL: the same number for everybody, of all categories, nine in ten read. */
export async function addYearOfMessages(
  db: Kysely<unknown>,
  { people, messages, unreadOfOne }: YearSize,
): Promise<void> {
  await sql`
    insert into department (code, name_zh, name_en, kind)
    values (${BENCH_DEPARTMENT}, 'B', 'B', 'department')`.execute(db)
  await sql`
    insert into airport (id, three_code, icao, name_zh, name_en, is_site)
    values (gen_random_uuid(), 'QQQ', 'QQQQ', 'Q', 'Q', true)`.execute(db)
  await sql`
    insert into app_user (user_code, name_zh, name_en, sex, user_type, dept_code, default_site)
    select 'B' || n, 'N' || n, 'N' || n, 'M', 'employee', ${BENCH_DEPARTMENT}, 'QQQ'
      from generate_series(1, ${people}::int) n`.execute(db)
  const messageCount = Math.ceil(messages / 10)
  await addMessages(db, messageCount, 'BENCH_YEAR')
  for (let from = 1; from <= messageCount; from += AT_ONCE) {
    await sql`
      insert into message_recipient
        (message_id, user_code, category, type, urgency, purpose, created_at, by_subscription, read_at, changed_at)
      select m.id, 'B' || (1 + (m.source_id::int * 10 + k) % ${people}::int), m.category, m.type, m.urgency,
             case when k = 0 then 'approval' else 'notice' end, m.created_at, false,
             case when abs(hashtext(m.source_id || 'read' || k)) % 10 > 0
                  then m.created_at + interval '1 hour' end, m.created_at
        from message m cross join generate_series(0, 9) k
       where m.event = 'BENCH_YEAR' and m.source_id::int between ${from}::int and ${from + AT_ONCE - 1}::int`.execute(
      db,
    )
  }
  await addMessages(db, unreadOfOne, 'BENCH_BUSY')
  await sql`
    insert into message_recipient
      (message_id, user_code, category, type, urgency, purpose, created_at, by_subscription, changed_at)
    select id, ${BUSY}, category, type, urgency, 'notice', created_at, false, created_at
      from message where event = 'BENCH_BUSY'`.execute(db)
  await sql`vacuum analyze message, message_recipient, app_user`.execute(db)
}

async function addMessages(db: Kysely<unknown>, count: number, event: string): Promise<void> {
  await sql`
    insert into message
      (event, category, type, urgency, content_zh, content_en, event_type, open_way, url, source_id, site, created_at)
    select ${event}, (array['CHECKLIST', 'RECTIFY', 'AIRLINE', 'WORKORDER', 'NOTICE', 'MAIL'])
             [1 + abs(hashtext('category' || n)) % 6],
           abs(hashtext('type' || n)) % 3, 0, '检查单' || n || '待审批', 'Check order ' || n || ' awaits approval',
           'route', 0, '/safetyQuality/checkedResult?id=' || n, n::text, 'QQQ',
           now() - (${count}::int - n) * (interval '365 days' / ${count}::int)
      from generate_series(1, ${count}::int) n`.execute(db)
}

/** Makes all messages of a person unread again. */
export async function forgetReading(db: Kysely<unknown>, userCode: string): Promise<void> {
  await sql`update message_recipient set read_at = null where user_code = ${userCode}`.execute(db)
  await sql`vacuum message_recipient`.execute(db)
}

/** Reads one person by the key: the quickest query of a database. */
export async function pointSelect(db: Kysely<unknown>): Promise<void> {
  await sql`select name_zh from app_user where user_code = ${ORDINARY}`.execute(db)
}
