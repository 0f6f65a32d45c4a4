import type { Audience } from '@apron/contract/messages/audience'
import type { CustomCategory } from '@apron/contract/wire/formats/custom-content'
import { recipientsOfAudience } from '@apron/server-kit/messages/audience'
import type { MessagesService } from '@apron/server-kit/messages/messages-service'
import { type Kysely, sql } from 'kysely'
import { NOTICE_PUBLISHED } from './notices.events.ts'

/** Maximum number of notices per round. */
const NOTICES_PER_ROUND = 20

interface DueNotice extends Audience {
  readonly title_zh: string
  readonly title_en: string
  readonly content_zh: string
  readonly content_en: string
  readonly published_at: Date
  readonly updated_by: string | null
}

/**
 * Announces notices whose time has come, each once, even with several servers.
 * @param db a transaction
 */
export async function notifyOfNotices(
  db: Kysely<unknown>,
  messages: MessagesService,
  now: Date,
): Promise<void> {
  const at = now.toISOString()
  const { rows } = await sql<DueNotice>`
    update notice set told_at = ${at}
     where id in (select id from notice where published_at <= ${at} and told_at is null
                   order by published_at limit ${sql.lit(NOTICES_PER_ROUND)} for update skip locked)
    returning title_zh, title_en, content_zh, content_en, site, roles, departments, published_at, updated_by`.execute(
    db,
  )
  for (const notice of rows) {
    await messages.publish(db, NOTICE_PUBLISHED, {
      site: notice.site,
      to: [recipientsOfAudience(notice)],
      by: notice.updated_by,
      at: notice.published_at,
      values: { title: { zh: notice.title_zh, en: notice.title_en } },
      custom: {
        zh: [asCustom(notice.title_zh, notice.content_zh)],
        en: [asCustom(notice.title_en, notice.content_en)],
      },
    })
  }
}

function asCustom(title: string, content: string): CustomCategory {
  const lines = content.split('\n').filter(line => line.trim() !== '')
  return { category: title, items: lines.map(line => ({ title: line })) }
}
