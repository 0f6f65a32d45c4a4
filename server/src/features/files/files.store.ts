import type { FileRecord } from '@apron/server-kit/files/files-service'
import { type Insertable, type Kysely, type QueryExecutorProvider, type Selectable, sql } from 'kysely'
import type { FilesTables, StoredFileTable } from './files.tables.ts'

export type StoredFile = Selectable<StoredFileTable>

/** Maximum number of files per sweep. */
const SWEEP_BATCH = 200

export async function addFile(db: Kysely<unknown>, row: Insertable<StoredFileTable>): Promise<void> {
  await db.withTables<FilesTables>().insertInto('stored_file').values(row).execute()
}

export async function findFile(db: Kysely<unknown>, id: string): Promise<StoredFile | undefined> {
  return db
    .withTables<FilesTables>()
    .selectFrom('stored_file')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
}

export async function removeFile(db: Kysely<unknown>, id: string): Promise<void> {
  await db.withTables<FilesTables>().deleteFrom('stored_file').where('id', '=', id).execute()
}

/** Returns the total bytes of files that a person uploaded since this time and that still exist. */
export async function bytesUploadedSince(db: Kysely<unknown>, owner: string, since: Date): Promise<number> {
  const { bytes } = await db
    .withTables<FilesTables>()
    .selectFrom('stored_file')
    .select(sql<number>`coalesce(sum(size), 0)::float8`.as('bytes'))
    .where('owner', '=', owner)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow()
  return bytes
}

/** Attaches files to a record: its own files and unattached ones of this person. Returns their number. */
export async function bindFiles(
  db: QueryExecutorProvider,
  record: FileRecord,
  ids: readonly string[],
  owner: string,
): Promise<number> {
  if (ids.length === 0) return 0
  const { rows } = await sql`
    update stored_file set record_kind = ${record.kind}, record_id = ${record.id}, loose_since = null
    where id in (${sql.join(ids)}) and (
      (record_kind = ${record.kind} and record_id = ${record.id}) or (record_kind is null and owner = ${owner})
    ) returning id`.execute(db)
  return rows.length
}

/** Detaches all files but these from a record. */
export async function detachOthers(
  db: QueryExecutorProvider,
  record: FileRecord,
  kept: readonly string[],
  now: Date,
): Promise<void> {
  const others = kept.length === 0 ? sql`true` : sql`id not in (${sql.join(kept)})`
  await sql`
    update stored_file set record_kind = null, record_id = null, loose_since = ${now.toISOString()}
    where record_kind = ${record.kind} and record_id = ${record.id} and ${others}`.execute(db)
}

/** Deletes the rows of files that became unattached before this time. Returns their storage keys. */
export async function deleteUnattached(db: Kysely<unknown>, before: Date): Promise<string[]> {
  const rows = await db
    .withTables<FilesTables>()
    .deleteFrom('stored_file')
    .where('id', 'in', select =>
      select.selectFrom('stored_file').select('id').where('loose_since', '<', before).limit(SWEEP_BATCH),
    )
    .where('loose_since', '<', before)
    .returning('storage_key')
    .execute()
  return rows.map(row => row.storage_key)
}
