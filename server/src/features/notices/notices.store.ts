import type { Audience } from '@apron/contract/entities/audience'
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

/** Nobody is shown more than this; older ones stay in the store. */
export const NOTICES_SHOWN = 20
/** Looked through for one person: notices for others are among them. */
const NOTICES_READ = 500

/** What is published by `now`, whomever it is for, the newest first. */
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
