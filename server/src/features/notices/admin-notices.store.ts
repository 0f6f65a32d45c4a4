import { randomUUID } from 'node:crypto'
import type { SavedRecord, SeenRecord } from '@apron/contract/entities/admin-record'
import type { AdminNotice, AdminNoticeQuery, AdminNoticeSave } from '@apron/contract/entities/admin-texts'
import { wireTime } from '@apron/contract/rules/wire-time'
import { containsText } from '@apron/server-kit/db/contains-text'
import { type Kysely, type Selectable, sql, type Updateable } from 'kysely'
import { staleRecord } from '../../platform/db/stale-record.ts'
import { noticeState } from './notice-state.ts'
import type { NoticesTables } from './notices.tables.ts'

/** Who saves, and when. */
export interface Saving {
  readonly by: string
  readonly now: Date
}

/** The states of `noticeState`, as conditions. */
const STATES = {
  draft: () => sql<boolean>`published_at is null and withdrawn_at is null`,
  withdrawn: () => sql<boolean>`published_at is null and withdrawn_at is not null`,
  planned: (now: Date) => sql<boolean>`published_at > ${now}`,
  published: (now: Date) => sql<boolean>`published_at <= ${now}`,
} as const

/** One page of notices: what is not published first, then the newest. */
export async function noticePage(
  db: Kysely<unknown>,
  { current, size, queryCriteria: { keyword = '', kind, state } }: AdminNoticeQuery,
  now: Date,
): Promise<{ records: AdminNotice[]; total: number }> {
  let found = db
    .withTables<NoticesTables>()
    .selectFrom('notice')
    .where(containsText(['title_zh', 'title_en', 'content_zh', 'content_en'], keyword))
  if (kind !== undefined) found = found.where('kind', '=', kind)
  if (state !== undefined) found = found.where(STATES[state](now))
  const { total } = await found
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await found
    .selectAll()
    .orderBy('published_at', order => order.desc().nullsFirst())
    .orderBy('updated_at', order => order.desc().nullsLast())
    .orderBy('id')
    .limit(size)
    .offset((current - 1) * size)
    .execute()
  return { records: rows.map(row => toAdminNotice(row, now)), total }
}

function toAdminNotice(row: Selectable<NoticesTables['notice']>, now: Date): AdminNotice {
  return {
    id: row.id,
    kind: row.kind,
    state: noticeState({ publishedAt: row.published_at, withdrawnAt: row.withdrawn_at }, now),
    titleZh: row.title_zh,
    titleEn: row.title_en,
    contentZh: row.content_zh,
    contentEn: row.content_en,
    publishTime: row.published_at === null ? '' : wireTime(row.published_at),
    updateBy: row.updated_by ?? '',
    updateTime: row.updated_at === null ? '' : wireTime(row.updated_at),
    version: row.version,
  }
}

/** A new draft, or a change of a notice as it stands. @throws Refusal when it was changed meanwhile */
export async function saveNotice(
  db: Kysely<unknown>,
  { seen, kind, ...texts }: AdminNoticeSave,
  saving: Saving,
): Promise<SavedRecord> {
  const values = {
    kind,
    title_zh: texts.titleZh.trim(),
    title_en: texts.titleEn.trim(),
    content_zh: texts.contentZh.trim(),
    content_en: texts.contentEn.trim(),
  }
  if (seen !== undefined) return await changeNotice(db, seen, values, saving)
  return await db
    .withTables<NoticesTables>()
    .insertInto('notice')
    .values({
      ...values,
      id: randomUUID(),
      published_at: null,
      updated_by: saving.by,
      updated_at: saving.now,
    })
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow()
}

/** Everybody sees it from this time on. @throws Refusal when it was changed meanwhile */
export async function publishNotice(
  db: Kysely<unknown>,
  seen: SeenRecord,
  publishedAt: Date,
  saving: Saving,
): Promise<SavedRecord> {
  return await changeNotice(db, seen, { published_at: publishedAt, withdrawn_at: null }, saving)
}

/** Nobody sees it any more. @throws Refusal when it was changed meanwhile */
export async function withdrawNotice(
  db: Kysely<unknown>,
  seen: SeenRecord,
  saving: Saving,
): Promise<SavedRecord> {
  // Published once more, it is told once more.
  return await changeNotice(db, seen, { published_at: null, told_at: null, withdrawn_at: saving.now }, saving)
}

/** @throws Refusal when it was changed meanwhile */
export async function removeNotice(db: Kysely<unknown>, { id, version }: SeenRecord): Promise<void> {
  const { numDeletedRows } = await db
    .withTables<NoticesTables>()
    .deleteFrom('notice')
    .where(sql<boolean>`id::text = ${id}`)
    .where('version', '=', version)
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw staleRecord(await isThere(db, id))
}

async function changeNotice(
  db: Kysely<unknown>,
  { id, version }: SeenRecord,
  values: Updateable<NoticesTables['notice']>,
  { by, now }: Saving,
): Promise<SavedRecord> {
  const changed = await db
    .withTables<NoticesTables>()
    .updateTable('notice')
    .set({ ...values, updated_by: by, updated_at: now, version: sql<number>`version + 1` })
    // Compared as text: what is not an id is no notice, not an error of the database.
    .where(sql<boolean>`id::text = ${id}`)
    .where('version', '=', version)
    .returning(['id', 'version'])
    .executeTakeFirst()
  if (changed === undefined) throw staleRecord(await isThere(db, id))
  return changed
}

async function isThere(db: Kysely<unknown>, id: string): Promise<boolean> {
  const row = await db
    .withTables<NoticesTables>()
    .selectFrom('notice')
    .select('id')
    .where(sql<boolean>`id::text = ${id}`)
    .executeTakeFirst()
  return row !== undefined
}
