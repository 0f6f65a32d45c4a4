import type { ColumnType } from 'kysely'

export interface StoredFileTable {
  id: string
  /** As people see it; made safe. */
  name: string
  media_type: string
  /** Bytes. */
  size: number
  /** Who uploaded it. No reference: the file of a record stays when the person is gone. */
  owner: string
  site: string
  created_at: ColumnType<Date, Date, never>
  storage_key: string
  /** The record it belongs to; both null for a loose file. */
  record_kind: string | null
  record_id: string | null
  /** Since when it belongs to no record; null when it does. */
  loose_since: ColumnType<Date | null, Date | null, Date | null>
}

export type FilesTables = { stored_file: StoredFileTable }
