import type { Language } from '@apron/contract/dictionary/language'
import type { OfferedTemplate } from '../../contract/checks/check-draft.entities.ts'
import type { CheckDb } from '../check-orders/check-order.tables.ts'

const active = (db: CheckDb) =>
  db
    .selectFrom('safety_quality_check_template as t')
    .where('t.status', '=', 'ACTIVE')
    .where('t.del_flag', '=', 0)

/**
 * Returns the templates in force, sorted by code, with their items in one language. Texts without English are in
 * Chinese.
 */
export async function listOfferedTemplates(db: CheckDb, language: Language): Promise<OfferedTemplate[]> {
  const templates = await active(db).selectAll('t').orderBy('t.code').execute()
  const items = await active(db)
    .innerJoin('safety_quality_template_item as i', 'i.template_id', 't.id')
    .select(['t.code', 'i.seq', 'i.group_zh', 'i.group_en', 'i.text_zh', 'i.text_en', 'i.critical'])
    .orderBy('i.seq')
    .execute()
  return templates.map(
    ({ code, revision, name_zh: nameZh, name_en: nameEn, check_cat: checkCat, basis }) => ({
      code,
      revision,
      nameZh,
      nameEn,
      checkCat,
      basis,
      items: items
        .filter(item => item.code === code)
        .map(item => ({
          seq: item.seq,
          group: item[`group_${language}`] || item.group_zh,
          text: item[`text_${language}`] || item.text_zh,
          critical: item.critical,
        })),
    }),
  )
}

export interface TemplateInForce {
  readonly id: string
  readonly itemCount: number
}

/** Returns the revision of a template that is in force, or undefined. */
export async function findTemplateInForce(db: CheckDb, code: string): Promise<TemplateInForce | undefined> {
  const row = await active(db)
    .select(eb => [
      't.id',
      eb
        .selectFrom('safety_quality_template_item as i')
        .select(items => items.fn.countAll<number>().as('count'))
        .whereRef('i.template_id', '=', 't.id')
        .as('count'),
    ])
    .where('t.code', '=', code)
    .executeTakeFirst()
  return row === undefined ? undefined : { id: row.id, itemCount: row.count ?? 0 }
}
