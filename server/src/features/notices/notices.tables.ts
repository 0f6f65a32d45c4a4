import type { ColumnType } from 'kysely'

type Timestamp = ColumnType<Date, Date, Date>

export interface NoticeTable {
  id: string
  kind: 'notice' | 'version'
  title_zh: string
  title_en: string
  content_zh: string
  content_en: string
  published_at: Timestamp
}

export type NoticesTables = {
  notice: NoticeTable
}
