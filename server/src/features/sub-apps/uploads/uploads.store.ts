import { LISTED_UPLOADS } from '@apron/contract/limits/sub-app'
import type { AdminSubAppUpload } from '@apron/contract/sub-apps/admin-sub-app'
import type { Insertable, Kysely, Selectable } from 'kysely'
import type { UploadsTables } from './uploads.tables.ts'

export type StoredUpload = Selectable<UploadsTables['sub_app_upload']>

/** Stores a waiting upload. @returns null if the same version is waiting or installed */
export async function addUpload(
  db: Kysely<unknown>,
  upload: Insertable<UploadsTables['sub_app_upload']>,
): Promise<StoredUpload | null> {
  const row = await db
    .withTables<UploadsTables>()
    .insertInto('sub_app_upload')
    .values(upload)
    .onConflict(conflict => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
  return row ?? null
}

export async function findUpload(db: Kysely<unknown>, id: number): Promise<StoredUpload | null> {
  const row = await db
    .withTables<UploadsTables>()
    .selectFrom('sub_app_upload')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

export async function latestUploads(db: Kysely<unknown>): Promise<StoredUpload[]> {
  return await db
    .withTables<UploadsTables>()
    .selectFrom('sub_app_upload')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(LISTED_UPLOADS)
    .execute()
}

/** Returns every version installed from an upload. */
export async function installedUploads(db: Kysely<unknown>): Promise<StoredUpload[]> {
  return await db
    .withTables<UploadsTables>()
    .selectFrom('sub_app_upload')
    .selectAll()
    .where('state', '=', 'installed')
    .orderBy('id')
    .execute()
}

export async function installedUpload(
  db: Kysely<unknown>,
  name: string,
  version: string,
): Promise<StoredUpload | null> {
  const row = await db
    .withTables<UploadsTables>()
    .selectFrom('sub_app_upload')
    .selectAll()
    .where('name', '=', name)
    .where('version', '=', version)
    .where('state', '=', 'installed')
    .executeTakeFirst()
  return row ?? null
}

/** Returns the most recently signed version that was installed, including removed ones. */
export async function lastSigned(db: Kysely<unknown>, name: string): Promise<StoredUpload | null> {
  const row = await db
    .withTables<UploadsTables>()
    .selectFrom('sub_app_upload')
    .selectAll()
    .where('name', '=', name)
    .where('state', 'in', ['installed', 'removed'])
    .orderBy('signed_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}

interface UploadEnd {
  readonly from: 'waiting' | 'installed'
  readonly to: AdminSubAppUpload['state']
  readonly by: string
  readonly now: Date
}

/** @returns null if its state has changed: of two concurrent decisions, one succeeds */
export async function endUpload(
  db: Kysely<unknown>,
  id: number,
  { from, to, by, now }: UploadEnd,
): Promise<StoredUpload | null> {
  const row = await db
    .withTables<UploadsTables>()
    .updateTable('sub_app_upload')
    .set({ state: to, decided_by: by, decided_at: now })
    .where('id', '=', id)
    .where('state', '=', from)
    .$if(from === 'waiting', found => found.where('expires_at', '>', now))
    .returningAll()
    .executeTakeFirst()
  return row ?? null
}

/** Ends uploads that nobody decided in time. */
export async function expireUploads(db: Kysely<unknown>, now: Date): Promise<StoredUpload[]> {
  return await db
    .withTables<UploadsTables>()
    .updateTable('sub_app_upload')
    .set({ state: 'expired', decided_at: now })
    .where('state', '=', 'waiting')
    .where('expires_at', '<=', now)
    .returningAll()
    .execute()
}
