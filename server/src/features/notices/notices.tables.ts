import type { ColumnType, Generated } from 'kysely'

export interface NoticeTable {
  id: string
  kind: 'notice' | 'version'
  title_zh: string
  title_en: string
  content_zh: string
  content_en: string
  /** Three-letter code; empty for the whole company. */
  site: Generated<string>
  roles: Generated<string[]>
  departments: Generated<string[]>
  /** Null for a draft or a withdrawn notice. */
  published_at: ColumnType<Date | null, Date | null, Date | null>
  /** Time of the announcement; null until then. */
  told_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  withdrawn_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  /** Null if shipped with the portal. */
  updated_by: Generated<string | null>
  updated_at: ColumnType<Date | null, Date | undefined, Date>
  version: Generated<number>
}

export type NoticesTables = {
  notice: NoticeTable
}
