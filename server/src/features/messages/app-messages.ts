import type { Language } from '@apron/contract/dictionary/language'
import type { AppMessage } from '@apron/contract/home/home'
import { NEWS_LATEST } from '@apron/contract/limits/messages'
import { wireTime } from '@apron/contract/wire/formats/wire-time'
import type { Kysely } from 'kysely'
import { messageRows } from './message-list.store.ts'

/** Returns a person's latest messages with a link into an application, for the dashboard. */
export async function latestOfApplication(
  db: Kysely<unknown>,
  userCode: string,
  app: string,
  language: Language,
): Promise<AppMessage[]> {
  const rows = await messageRows(db, userCode, { app }, { size: NEWS_LATEST }, language)
  return rows.map(row => ({
    id: row.sid,
    title: row.content,
    url: row.url ?? '',
    createTime: wireTime(row.created_at),
  }))
}
