import type { TextPair } from '@apron/contract/texts/text-pair'
import type { Kysely } from 'kysely'
import type { NoticesTables } from './notices.tables.ts'

export interface StoredNotice {
  readonly id: string
  readonly kind: 'notice' | 'version'
  readonly title: TextPair
  readonly content: TextPair
  readonly publishedAt: Date
}

/** The login page shows no more than this; older ones stay in the store. */
const NOTICES_SHOWN = 20

/** What is published by `now`, the newest first. */
export async function publishedNotices(db: Kysely<unknown>, now: Date): Promise<StoredNotice[]> {
  const rows = await db
    .withTables<NoticesTables>()
    .selectFrom('notice')
    .select(['id', 'kind', 'title_zh', 'title_en', 'content_zh', 'content_en'])
    .select(row => row.ref('published_at').$notNull().as('published_at'))
    .where('published_at', '<=', now)
    .orderBy('published_at', 'desc')
    .orderBy('id')
    .limit(NOTICES_SHOWN)
    .execute()
  return rows.map(row => ({
    id: row.id,
    kind: row.kind,
    title: { zh: row.title_zh, en: row.title_en },
    content: { zh: row.content_zh, en: row.content_en },
    publishedAt: row.published_at,
  }))
}
