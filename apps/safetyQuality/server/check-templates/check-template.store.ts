import { randomUUID } from 'node:crypto'
import { stripInvisible } from '@apron/contract/texts/normalize-text'
import { type Kysely, sql } from 'kysely'
import type { DraftItem } from '../../contract/checks/check-draft.entities.ts'
import type { TemplateDraft } from '../../contract/checks/check-template.entities.ts'
import { putItems, toDraftItem } from '../check-orders/check-order.drafts.ts'
import { findItems } from '../check-orders/check-order.repository.ts'
import type { CheckDb, CheckTables } from '../check-orders/check-order.tables.ts'

const selectTemplates = (db: CheckDb) =>
  db
    .selectFrom('safety_quality_check_template as t')
    .where('t.del_flag', '=', 0)
    .selectAll('t')
    .select(eb => [
      eb
        .selectFrom('safety_quality_template_item as i')
        .select(items => items.fn.countAll<number>().as('count'))
        .whereRef('i.template_id', '=', 't.id')
        .as('item_count'),
      eb
        .selectFrom('safety_quality_check_order as o')
        .select(orders => orders.fn.countAll<number>().as('count'))
        .whereRef('o.template_id', '=', 't.id')
        .as('order_count'),
    ])

/** A revision with the number of its items and of the orders made from it. */
export type TemplateRecord = Awaited<ReturnType<ReturnType<typeof selectTemplates>['execute']>>[number]

/** Returns all revisions, sorted by code, newest first. */
export const listTemplates = (db: CheckDb): Promise<TemplateRecord[]> =>
  selectTemplates(db).orderBy('t.code').orderBy('t.revision', 'desc').execute()

/** Returns all revisions of a code, newest first. */
export const listRevisions = (db: CheckDb, code: string): Promise<TemplateRecord[]> =>
  selectTemplates(db).where('t.code', '=', code).orderBy('t.revision', 'desc').execute()

/** Returns all revisions of these codes, newest first. */
export const listRevisionsOfCodes = (db: CheckDb, codes: readonly string[]): Promise<TemplateRecord[]> =>
  codes.length === 0
    ? Promise.resolve([])
    : selectTemplates(db).where('t.code', 'in', codes).orderBy('t.revision', 'desc').execute()

export const findTemplate = (db: CheckDb, id: string): Promise<TemplateRecord | undefined> =>
  selectTemplates(db).where('t.id', '=', id).executeTakeFirst()

/** Returns the items of a revision in the shape of the editor. */
export async function listTemplateItems(db: CheckDb, id: string): Promise<DraftItem[]> {
  const items = await findItems(db, { id: '', template_id: id })
  return items.map(toDraftItem)
}

/** Returns a revision in the shape of the editor. */
export async function loadDraft(db: CheckDb, template: TemplateRecord): Promise<TemplateDraft> {
  return {
    id: template.id,
    version: template.version,
    code: template.code,
    nameZh: template.name_zh,
    nameEn: template.name_en,
    checkCat: template.check_cat,
    scope: template.scope,
    basis: template.basis,
    items: await listTemplateItems(db, template.id),
  }
}

/** Locks the revisions of a code until the transaction ends. */
export async function lockCode(db: Kysely<CheckTables>, code: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('safety_quality_check_template'), hashtext(${code}))`.execute(
    db,
  )
}

interface ChangeStamp {
  readonly by: string
  readonly at: Date
}

/** Adds a revision as a draft and returns its id. */
export async function addRevision(
  db: CheckDb,
  draft: TemplateDraft,
  revision: number,
  { by, at }: ChangeStamp,
): Promise<string> {
  const id = randomUUID()
  const stampColumns = { create_by: by, create_time: at, update_by: by, update_time: at }
  await db
    .insertInto('safety_quality_check_template')
    .values({ id, code: draft.code, revision, status: 'DRAFT', ...columnsOf(draft), ...stampColumns })
    .execute()
  await putItems(db, 'template_id', id, draft.items)
  return id
}

/** Replaces the content of a draft and increments its version. */
export async function putRevision(
  db: CheckDb,
  id: string,
  draft: TemplateDraft,
  stamp: ChangeStamp,
): Promise<void> {
  await changeRevision(db, id, columnsOf(draft), stamp)
  await putItems(db, 'template_id', id, draft.items)
}

/**
 * Changes columns of a revision, its version and who changed it when.
 * @param columns further columns to change
 */
export async function changeRevision(
  db: CheckDb,
  id: string,
  columns: Partial<ReturnType<typeof columnsOf>> & { readonly status?: 'ACTIVE' | 'RETIRED' },
  { by, at }: ChangeStamp,
): Promise<void> {
  await db
    .updateTable('safety_quality_check_template')
    .set(eb => ({ ...columns, version: eb('version', '+', 1), update_by: by, update_time: at }))
    .where('id', '=', id)
    .execute()
}

/** Deletes a draft. No order may have been made from it. */
export async function dropRevision(db: CheckDb, id: string): Promise<void> {
  await db.deleteFrom('safety_quality_template_item').where('template_id', '=', id).execute()
  await db.deleteFrom('safety_quality_check_template').where('id', '=', id).execute()
}

function columnsOf({ nameZh, nameEn, checkCat, scope, basis }: TemplateDraft) {
  return {
    name_zh: stripInvisible(nameZh),
    name_en: stripInvisible(nameEn),
    check_cat: checkCat,
    scope: scope.trim(),
    basis: basis.trim(),
  }
}
