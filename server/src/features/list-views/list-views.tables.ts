import type { ListSettings } from '@apron/contract/lists/list-view'
import type { ColumnType } from 'kysely'

type Timestamp = ColumnType<Date, Date, Date>

export interface ListViewTable {
  id: string
  user_code: string
  /** The list's customCode. */
  code: string
  name: string
  /** Opaque text of the client. */
  view: string
  standard: boolean
  updated_at: Timestamp
}

export interface ListSizeTable {
  user_code: string
  code: string
  size: NonNullable<ListSettings['size']>
  updated_at: Timestamp
}

export type ListViewsTables = { list_view: ListViewTable; list_size: ListSizeTable }
