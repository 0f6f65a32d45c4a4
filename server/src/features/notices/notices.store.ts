import type { Audience } from '@apron/contract/messages/audience'
import type { TextPair } from '@apron/contract/texts/text-pair'
import type { Kysely } from 'kysely'
import type { NoticesTables } from './notices.tables.ts'

export interface StoredNotice extends Audience {
  readonly id: string
  readonly kind: 'notice' | 'version'
  readonly title: TextPair
  readonly content: TextPair
  readonly publishedAt: Date
}

/** Maximum number of notices shown. Older ones stay in the store. */
export const NOTICES_SHOWN = 20
/** Number of notices searched for one person, including those for others. */
const NOTICES_READ = 500

/** Returns notices published by `now` for any audience, newest first. */
export async function publishedNotices(db: Kysely<unknown>, now: Date): Promise<StoredNotice[]> {
  const rows = await db
    .withTables<NoticesTables>()
    .selectFrom('notice')
    .select([
      'id',
      'kind',
      'title_zh',
      'title_en',
      'content_zh',
      'content_en',
      'site',
      'roles',
      'departments',
    ])
    .select(row => row.ref('published_at').$notNull().as('published_at'))
    .where('published_at', '<=', now)
    .orderBy('published_at', 'desc')
    .orderBy('id')
    .limit(NOTICES_READ)
    .execute()
  return rows.map(row => ({
    id: row.id,
    kind: row.kind,
    title: { zh: row.title_zh, en: row.title_en },
    content: { zh: row.content_zh, en: row.content_en },
    publishedAt: row.published_at,
    site: row.site,
    roles: row.roles,
    departments: row.departments,
  }))
}
