import type { Language } from '@apron/contract/dictionary/language'
import { MAX_OFFSET_ROWS } from '@apron/contract/limits/lists'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { type OwnFilter, ownMessages } from './message-filter.ts'
import type { MessagesTables } from './messages.tables.ts'

export interface ListWindow {
  readonly size: number
  readonly offset?: number
  /** sid of the last row of the previous page. The offset then counts from there. */
  readonly after?: string
}

/** Returns one page of a person's messages, newest first. An unknown `after`, or another person's, gives no rows. */
export async function messageRows(
  db: Kysely<unknown>,
  userCode: string,
  filter: OwnFilter,
  { size, offset = 0, after }: ListWindow,
  language: Language,
): Promise<MessageRow[]> {
  const isAfterCursor =
    after === undefined
      ? sql<boolean>`true`
      : sql<boolean>`(r.created_at, r.sid) < (select a.created_at, a.sid from message_recipient a
          where a.sid::text = ${after} and a.user_code = ${userCode})`
  return await rowsWhere(db, sql`${ownMessages(userCode, filter, language)} and ${isAfterCursor}`, language)
    .orderBy('r.created_at', 'desc')
    .orderBy('r.sid', 'desc')
    .limit(size)
    .offset(offset)
    .execute()
}

/** Counts matches up to {@link MAX_OFFSET_ROWS}. */
export async function messageTotal(
  db: Kysely<unknown>,
  userCode: string,
  filter: OwnFilter,
  language: Language,
): Promise<number> {
  const found = db
    .withTables<MessagesTables>()
    .selectFrom('message_recipient as r')
    .select('r.user_code')
    .where(ownMessages(userCode, filter, language))
    .limit(MAX_OFFSET_ROWS)
  const { total } = await db
    .selectFrom(found.as('found'))
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

/** Returns a person's unacknowledged very urgent messages, oldest first. */
export async function unacknowledgedRows(
  db: Kysely<unknown>,
  userCode: string,
  limit: number,
  language: Language,
): Promise<MessageRow[]> {
  const waiting = sql<boolean>`r.user_code = ${userCode} and r.urgency = 2 and r.acknowledged_at is null`
  return await rowsWhere(db, waiting, language)
    .orderBy('r.created_at')
    .orderBy('r.sid')
    .limit(limit)
    .execute()
}

function rowsWhere(db: Kysely<unknown>, condition: RawBuilder<boolean>, language: Language) {
  return db
    .withTables<MessagesTables>()
    .selectFrom('message_recipient as r')
    .innerJoin('message as m', 'm.id', 'r.message_id')
    .where(condition)
    .select([
      'r.sid',
      'r.category',
      'r.type',
      'r.urgency',
      'r.purpose',
      'r.created_at',
      'r.by_subscription',
      'r.read_at',
      'r.handle_status',
      'r.handle_result',
      'r.acknowledged_at',
      'm.event_type',
      'm.open_way',
      'm.url',
      'm.site',
      'm.source_id',
      'm.source_cat',
    ])
    .select([
      `m.content_${language} as content`,
      `m.custom_${language} as custom`,
      `m.source_title_${language} as source_title`,
    ])
}

export type MessageRow = Awaited<ReturnType<ReturnType<typeof rowsWhere>['execute']>>[number]
