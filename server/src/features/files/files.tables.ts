import type { ColumnType } from 'kysely'

export interface StoredFileTable {
  id: string
  /** Sanitised name for display. */
  name: string
  media_type: string
  size: number
  /** User who uploaded it. No foreign key: the file of a record outlives the account. */
  owner: string
  site: string
  created_at: ColumnType<Date, Date, never>
  storage_key: string
  /** The record it belongs to; both null if unattached. */
  record_kind: string | null
  record_id: string | null
  /** Time since which it belongs to no record; null if it does. */
  loose_since: ColumnType<Date | null, Date | null, Date | null>
}

export type FilesTables = { stored_file: StoredFileTable }
