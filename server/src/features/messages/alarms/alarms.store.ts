import type { Language } from '@apron/contract/dictionary/language'
import type { PageOf } from '@apron/contract/lists/paging'
import type { AdminAlarm, AdminAlarmQuery, AlarmReach } from '@apron/contract/operations/admin-alarm'
import { wireTime } from '@apron/contract/wire/formats/wire-time'
import { containsText } from '@apron/server-kit/db/contains-text'
import { byName } from '@apron/server-kit/db/name-order'
import { ordered } from '@apron/server-kit/db/ordered'
import { pageOf } from '@apron/server-kit/db/page-of'
import type { Recipients } from '@apron/server-kit/messages/message-event'
import { type Insertable, type Kysely, type RawBuilder, sql } from 'kysely'
import { personName } from '../../../platform/db/person-name.ts'
import { peopleOf } from '../publish.store.ts'
import type { AlarmsTables, AlarmTable } from './alarms.tables.ts'

/** Locks alarms until the transaction ends, so that the limit holds and each is raised once. */
export async function lockAlarms(db: Kysely<unknown>): Promise<void> {
  await sql`lock table alarm in share row exclusive mode`.execute(db)
}

export async function addAlarm(db: Kysely<unknown>, alarm: Insertable<AlarmTable>): Promise<void> {
  await db.withTables<AlarmsTables>().insertInto('alarm').values(alarm).execute()
}

/** Counts the alarms that a person raised after this time. */
export async function countAlarmsSince(db: Kysely<unknown>, userCode: string, since: Date): Promise<number> {
  const { count } = await db
    .withTables<AlarmsTables>()
    .selectFrom('alarm')
    .select(sql<string | number>`count(*)`.as('count'))
    .where('raised_by', '=', userCode)
    .where('raised_at', '>', since)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Returns the language-independent columns of an alarm, or null. */
export async function alarmRow(db: Kysely<unknown>, id: string) {
  return (
    (await db
      .withTables<AlarmsTables>()
      .selectFrom('alarm')
      .selectAll()
      // Compared as text, so that an invalid id finds nothing instead of causing a database error.
      .where(sql<boolean>`id::text = ${id}`)
      .executeTakeFirst()) ?? null
  )
}

export async function findAlarm(
  db: Kysely<unknown>,
  id: string,
  language: Language,
): Promise<AdminAlarm | null> {
  const row = await alarms(db, language).where(sql<boolean>`l.id::text = ${id}`).executeTakeFirst()
  return row === undefined ? null : toAlarm(row)
}

/** Returns one page of all alarms, newest first. */
export async function pageOfAlarms(
  db: Kysely<unknown>,
  query: AdminAlarmQuery,
  language: Language,
): Promise<PageOf<AdminAlarm>> {
  const { text = '', state } = query.queryCriteria
  let found = alarms(db, language).where(containsText(['l.text_zh', 'l.text_en'], text))
  if (state === 'out') found = found.where('l.recalled_at', 'is', null)
  if (state === 'recalled') found = found.where('l.recalled_at', 'is not', null)
  const sorted = ordered(
    found,
    query.queryCriteria,
    {
      state: sql`l.recalled_at is not null`,
      raisedBy: byName(personName('l.raised_by', language)),
      raiseTime: sql.ref('l.raised_at'),
      recalledBy: byName(sql`nullif(${personName('l.recalled_by', language)}, '')`),
      recallTime: sql.ref('l.recalled_at'),
    },
    rows => rows.orderBy('l.raised_at', 'desc').orderBy('l.id'),
    'l.id',
  )
  const page = await pageOf(sorted, query)
  return { ...page, records: page.records.map(toAlarm) }
}

/** Counts recipients with a value in this column. */
const counted = (column: RawBuilder<unknown>) =>
  sql<string | number>`(select count(${column}) from message_recipient r where r.message_id = l.message_id)`

function alarms(db: Kysely<unknown>, language: Language) {
  return db
    .withTables<AlarmsTables>()
    .selectFrom('alarm as l')
    .selectAll('l')
    .select([
      personName('l.raised_by', language).as('raiser'),
      personName('l.recalled_by', language).as('recaller'),
      counted(sql`*`).as('recipients'),
      counted(sql`r.acknowledged_at`).as('acknowledged'),
    ])
}

type AlarmRow = Awaited<ReturnType<ReturnType<typeof alarms>['executeTakeFirstOrThrow']>>

function toAlarm(row: AlarmRow): AdminAlarm {
  return {
    id: row.id,
    textZh: row.text_zh,
    textEn: row.text_en,
    site: row.site,
    roles: row.roles,
    departments: row.departments,
    state: row.recalled_at === null ? 'out' : 'recalled',
    raisedBy: row.raiser,
    raiseTime: wireTime(row.raised_at),
    recalledBy: row.recaller,
    recallTime: row.recalled_at === null ? '' : wireTime(row.recalled_at),
    remindTime: row.reminded_at === null ? '' : wireTime(row.reminded_at),
    recipients: Number(row.recipients),
    acknowledged: Number(row.acknowledged),
    version: row.version,
  }
}

export async function markRecalled(
  db: Kysely<unknown>,
  id: string,
  { by, now }: { readonly by: string; readonly now: Date },
): Promise<void> {
  await db
    .withTables<AlarmsTables>()
    .updateTable('alarm')
    .set({ recalled_by: by, recalled_at: now, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute()
}

/** Returns the recipients of a message. */
export async function recipientsOf(db: Kysely<unknown>, messageId: string): Promise<string[]> {
  const { rows } = await sql<{ user_code: string }>`
    select user_code from message_recipient where message_id = ${messageId} order by user_code`.execute(db)
  return rows.map(row => row.user_code)
}

/** Returns enabled recipients who have not acknowledged a message. */
export async function unacknowledgedBy(db: Kysely<unknown>, messageId: string): Promise<string[]> {
  const { rows } = await sql<{ user_code: string }>`
    select r.user_code from message_recipient r join app_user u on u.user_code = r.user_code
     where r.message_id = ${messageId} and r.acknowledged_at is null and u.enabled
     order by r.user_code`.execute(db)
  return rows.map(row => row.user_code)
}

export async function markReminded(db: Kysely<unknown>, id: string, now: Date): Promise<void> {
  await db
    .withTables<AlarmsTables>()
    .updateTable('alarm')
    .set({ reminded_at: now })
    .where('id', '=', id)
    .execute()
}

/** Ends the pending acknowledgement of a message, which stays in the boxes. */
export async function endAcknowledgements(db: Kysely<unknown>, messageId: string, now: Date): Promise<void> {
  // Locks rows in the common order to prevent deadlocks.
  await sql`
    with waiting as (
      select sid from message_recipient
       where message_id = ${messageId} and acknowledged_at is null order by sid for update)
    update message_recipient r set urgency = 0, changed_at = ${now.toISOString()}
      from waiting where r.sid = waiting.sid`.execute(db)
}

/** Returns enabled people whom an alarm would reach, by default site, without its raiser. */
export async function reachOf(
  db: Kysely<unknown>,
  to: Recipients,
  by: string,
  language: Language,
): Promise<AlarmReach> {
  const { rows } = await sql<{ site: string; name: string; people: string | number }>`
    select u.default_site as site, ${sql.ref(`a.name_${language}`)} as name, count(*) as people
      from (select distinct user_code from (${peopleOf(to)}) w) p
      join app_user u on u.user_code = p.user_code
      join airport a on a.three_code = u.default_site
     where u.enabled and u.user_code <> ${by}
     group by u.default_site, ${sql.ref(`a.name_${language}`)} order by u.default_site`.execute(db)
  const sites = rows.map(({ site, name, people }) => ({
    siteCode: site,
    siteName: name,
    people: Number(people),
  }))
  return { people: sites.reduce((sum, { people }) => sum + people, 0), sites }
}
