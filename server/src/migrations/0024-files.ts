import { type Kysely, sql } from 'kysely'

/** Creates the data about uploaded files. Their bytes are in the file store, under `storage_key`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table stored_file (
      id uuid primary key,
      name text not null,
      media_type text not null,
      size integer not null,
      owner text not null,
      site text not null,
      created_at timestamptz not null,
      storage_key text not null unique,
      record_kind text,
      record_id text,
      loose_since timestamptz,
      check ((record_kind is null) = (record_id is null)),
      check ((record_kind is null) = (loose_since is not null))
    )`.execute(db)
  await sql`create index stored_file_by_record on stored_file (record_kind, record_id)`.execute(db)
  await sql`create index stored_file_loose on stored_file (loose_since) where loose_since is not null`.execute(
    db,
  )
}
