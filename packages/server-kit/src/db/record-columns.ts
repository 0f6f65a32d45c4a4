import { type ColumnType, type Generated, type RawBuilder, sql } from 'kysely'

/** A jsonb column. Written as text, read as data. */
export type Json<Data> = ColumnType<Data, string, string>
/** A numeric column. Read as text, because a JavaScript number cannot hold all decimals exactly. */
export type Decimal = ColumnType<string, number, number>

/** Columns common to all records. */
export interface RecordColumns {
  id: string
  version: Generated<number>
  create_by: string
  create_time: ColumnType<Date, Date, never>
  update_by: string
  update_time: Date
  del_flag: Generated<number>
}

/**
 * {@link RecordColumns} for a migration that creates a table. Existing databases were created with this text: never
 * change it.
 */
export const recordColumns: RawBuilder<unknown> = sql`
  id text primary key,
  version integer not null default 1,
  create_by text not null,
  create_time timestamptz not null,
  update_by text not null,
  update_time timestamptz not null,
  del_flag smallint not null default 0`
