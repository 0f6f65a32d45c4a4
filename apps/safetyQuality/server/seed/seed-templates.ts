import { randomUUID } from 'node:crypto'
import type { CheckDb } from '../check-orders/check-order.tables.ts'
import { SHEN_LI } from './orders/order-seed.ts'
import type { TemplateSeed } from './templates/template-seed.ts'
import { TEMPLATES } from './templates/templates.ts'

export interface SeededItem {
  readonly id: string
  readonly seq: number
}

export interface SeededTemplate {
  readonly id: string
  readonly items: readonly SeededItem[]
}

/** Stores the templates as their first, active revision; answers them by code. */
export async function seedTemplates(db: CheckDb, at: Date): Promise<ReadonlyMap<string, SeededTemplate>> {
  const seeded = new Map<string, SeededTemplate>()
  for (const template of TEMPLATES) seeded.set(template.code, await seedTemplate(db, template, at))
  return seeded
}

async function seedTemplate(db: CheckDb, template: TemplateSeed, at: Date): Promise<SeededTemplate> {
  const id = randomUUID()
  const { code, name, checkCat, scope, basis } = template
  await db
    .insertInto('safety_quality_check_template')
    .values({
      id,
      code,
      revision: 1,
      name_zh: name.zh,
      name_en: name.en,
      check_cat: checkCat,
      scope,
      basis,
      status: 'ACTIVE',
      create_by: SHEN_LI,
      create_time: at,
      update_by: SHEN_LI,
      update_time: at,
    })
    .execute()
  const rows = template.groups
    .flatMap(group => group.items.map(item => ({ group, item })))
    .map(({ group, item }, index) => ({
      id: randomUUID(),
      template_id: id,
      seq: index + 1,
      group_zh: group.zh,
      group_en: group.en,
      text_zh: item.zh,
      text_en: item.en,
      method: item.method,
      sample_size: item.sampleSize ?? 0,
      basis_ref: item.basisRef,
      critical: item.critical === true,
      measures: JSON.stringify(item.measures ?? []),
    }))
  await db.insertInto('safety_quality_template_item').values(rows).execute()
  return { id, items: rows.map(row => ({ id: row.id, seq: row.seq })) }
}
