import { randomUUID } from 'node:crypto'
import type { Language } from '@apron/contract/dictionary/language'
import type { PageOf } from '@apron/contract/lists/paging'
import type { AdminNotice, AdminNoticeQuery, AdminNoticeSave } from '@apron/contract/messages/admin-notice'
import { adminNotice } from '@apron/contract/messages/admin-notice.fields'
import { stripInvisible, stripInvisibleInLines } from '@apron/contract/texts/normalize-text'
import { wireTime } from '@apron/contract/wire/formats/wire-time'
import { byName, byPosition } from '@apron/server-kit/db/name-order'
import { ordered } from '@apron/server-kit/db/ordered'
import { pageOf } from '@apron/server-kit/db/page-of'
import { fieldConditions } from '@apron/server-kit/records/described/field-conditions'
import type { EditedKind } from '@apron/server-kit/records/save-record'
import { type Kysely, type Selectable, sql, type Updateable } from 'kysely'
import { personName } from '../../platform/db/person-name.ts'
import { noticeState } from './notice-state.ts'
import type { NoticesTables } from './notices.tables.ts'

/** Author and time of a change. */
export interface ChangeStamp {
  readonly by: string
  readonly now: Date
}

/** States of `noticeState` as SQL conditions. */
const STATES = {
  draft: () => sql<boolean>`published_at is null and withdrawn_at is null`,
  withdrawn: () => sql<boolean>`published_at is null and withdrawn_at is not null`,
  planned: (now: Date) => sql<boolean>`published_at > ${now}`,
  published: (now: Date) => sql<boolean>`published_at <= ${now}`,
} as const

function selectNotices(db: Kysely<unknown>) {
  return db.withTables<NoticesTables>().selectFrom('notice').selectAll()
}

/** Returns one page of notices with the names of their editors: unpublished first, then newest first. */
export async function pageOfNotices(
  db: Kysely<unknown>,
  query: AdminNoticeQuery,
  { language, now }: { readonly language: Language; readonly now: Date },
): Promise<PageOf<AdminNotice>> {
  const { id, state, ...described } = query.queryCriteria
  let found = selectNotices(db)
    .select(personName('notice.updated_by', language).as('updater'))
    .where(fieldConditions(adminNotice.fields, described))
  if (id !== undefined) found = found.where(sql<boolean>`id::text = ${id}`)
  if (state !== undefined) found = found.where(STATES[state](now))
  const sorted = ordered(
    found,
    query.queryCriteria,
    {
      titleZh: byName(sql.ref('title_zh')),
      titleEn: byName(sql.ref('title_en')),
      kind: byPosition(sql.ref('kind'), Object.keys(adminNotice.fields.kind.options)),
      publishTime: sql.ref('published_at'),
      updateBy: byName(sql`nullif(${personName('notice.updated_by', language)}, '')`),
      updateTime: sql.ref('updated_at'),
    },
    rows =>
      rows
        .orderBy('published_at', order => order.desc().nullsFirst())
        .orderBy('updated_at', order => order.desc().nullsLast())
        .orderBy('id'),
    'id',
  )
  const page = await pageOf(sorted, query)
  return {
    ...page,
    records: page.records.map(row => Object.assign(toAdminNotice(row, now), { updateBy: row.updater })),
  }
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
    site: row.site,
    roles: row.roles,
    departments: row.departments,
    publishTime: row.published_at === null ? '' : wireTime(row.published_at),
    updateBy: row.updated_by ?? '',
    updateTime: row.updated_at === null ? '' : wireTime(row.updated_at),
    version: row.version,
  }
}

/** Returns the rules for creating, changing and deleting notices. A new one is a draft. */
export function noticeKind(stamp: ChangeStamp): EditedKind<AdminNoticeSave, AdminNotice> {
  return {
    // Compared as text, so that an invalid id finds nothing instead of causing a database error.
    async lock(db, id) {
      await sql`select 1 from notice where id::text = ${id} for update`.execute(db)
    },
    async find(db, id) {
      const row = await selectNotices(db).where(sql<boolean>`id::text = ${id}`).executeTakeFirst()
      return row === undefined ? null : toAdminNotice(row, stamp.now)
    },
    async put(db, { kind, titleZh, titleEn, contentZh, contentEn, site, roles, departments }, before) {
      const values = {
        kind,
        title_zh: stripInvisible(titleZh),
        title_en: stripInvisible(titleEn),
        content_zh: stripInvisibleInLines(contentZh),
        content_en: stripInvisibleInLines(contentEn),
        site: site ?? '',
        roles: roles ?? [],
        departments: departments ?? [],
      }
      if (before !== null) {
        await changeNotice(db, before.id, values, stamp)
        return before.id
      }
      const id = randomUUID()
      await db
        .withTables<NoticesTables>()
        .insertInto('notice')
        .values({ ...values, id, published_at: null, updated_by: stamp.by, updated_at: stamp.now })
        .execute()
      return id
    },
  }
}

/** Publishes a notice to its audience from this time on. */
export async function publishNotice(
  db: Kysely<unknown>,
  id: string,
  publishedAt: Date,
  stamp: ChangeStamp,
): Promise<void> {
  await changeNotice(db, id, { published_at: publishedAt, withdrawn_at: null }, stamp)
}

export async function withdrawNotice(db: Kysely<unknown>, id: string, stamp: ChangeStamp): Promise<void> {
  // Publishing it again announces it again.
  await changeNotice(db, id, { published_at: null, told_at: null, withdrawn_at: stamp.now }, stamp)
}

export async function deleteNotice(db: Kysely<unknown>, id: string): Promise<void> {
  await db.withTables<NoticesTables>().deleteFrom('notice').where('id', '=', id).execute()
}

async function changeNotice(
  db: Kysely<unknown>,
  id: string,
  values: Updateable<NoticesTables['notice']>,
  { by, now }: ChangeStamp,
): Promise<void> {
  await db
    .withTables<NoticesTables>()
    .updateTable('notice')
    .set({ ...values, updated_by: by, updated_at: now, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute()
}
