import type { Language } from '@apron/contract/dictionary/language'
import { type Paging, pageOf } from '@apron/server-kit/db/page-of'
import { type Kysely, sql } from 'kysely'
import type { MessagesTables } from './messages.tables.ts'

/** Maximum number of recipients returned for one message. */
const RECIPIENTS_MAX = 10_000

/** Returns one page of a person's very urgent messages, newest first, with the number of acknowledgements. */
export async function sentRows(db: Kysely<unknown>, userCode: string, page: Paging, language: Language) {
  const sent = db
    .withTables<MessagesTables>()
    .selectFrom('message as m')
    .where('m.created_by', '=', userCode)
    .where(sql<boolean>`m.urgency = 2`)
  const found = sent
    .select(['m.id', 'm.category', 'm.created_at'])
    .select(`m.content_${language} as content`)
    .select(
      sql<string | number>`(select count(*) from message_recipient r where r.message_id = m.id)`.as(
        'recipients',
      ),
    )
    .select(
      sql<
        string | number
      >`(select count(r.acknowledged_at) from message_recipient r where r.message_id = m.id)`.as(
        'acknowledged',
      ),
    )
    .orderBy('m.created_at', 'desc')
    .orderBy('m.id', 'desc')
  return await pageOf(found, page)
}

/** Returns the recipients of a very urgent message with their default site. Null if this person did not raise it. */
export async function recipientsOf(
  db: Kysely<unknown>,
  userCode: string,
  messageId: string,
  language: Language,
): Promise<RecipientRow[] | null> {
  const message = await db
    .withTables<MessagesTables>()
    .selectFrom('message as m')
    .select('m.id')
    // Compared as text, so that an invalid id finds nothing instead of causing a database error.
    .where(sql<boolean>`m.id::text = ${messageId}`)
    .where('m.created_by', '=', userCode)
    .where(sql<boolean>`m.urgency = 2`)
    .executeTakeFirst()
  return message === undefined ? null : await acknowledgementRows(db, message.id, language)
}

/** Returns the recipients of a very urgent message, regardless of its raiser. */
export async function acknowledgementRows(
  db: Kysely<unknown>,
  messageId: string,
  language: Language,
): Promise<RecipientRow[]> {
  const name = sql.ref(`u.name_${language}`)
  const site = sql.ref(`a.name_${language}`)
  const department = sql.ref(`d.name_${language}`)
  const { rows } = await sql<RecipientRow>`
    select r.user_code, ${name} as name, u.default_site as site_code, ${site} as site_name,
           ${department} as department, c.mobile, r.acknowledged_at, r.read_at is not null as read
      from message_recipient r
      join app_user u on u.user_code = r.user_code
      join airport a on a.three_code = u.default_site
      join department d on d.code = u.dept_code
      left join login_contact c on c.user_code = r.user_code
     where r.message_id = ${messageId}
     order by u.default_site, r.user_code limit ${sql.lit(RECIPIENTS_MAX)}`.execute(db)
  return rows
}

export interface RecipientRow {
  readonly user_code: string
  readonly name: string
  readonly site_code: string
  readonly site_name: string
  readonly department: string
  readonly mobile: string | null
  readonly acknowledged_at: Date | null
  readonly read: boolean
}
