import { randomUUID } from 'node:crypto'
import type { Measure } from '../../contract/checks/check-order.entities.ts'
import { CHECK_METHODS, type CheckMethod } from '../../contract/values.ts'
import type { CheckDb } from '../check-orders/check-order.tables.ts'
import { SHEN_LI } from './order-seed.ts'
import type { TemplateSeed } from './templates.ts'

interface ItemSeed {
  readonly seq: number
  readonly group: readonly [zh: string, en: string]
  readonly text: readonly [zh: string, en: string]
  readonly method: CheckMethod
  readonly sampleSize: number
  readonly critical: boolean
  readonly basisRef: string
  readonly measures: readonly Measure[]
}

/** Parses the rows of a template. */
export function itemsOf({ items, measures = {} }: TemplateSeed): ItemSeed[] {
  const rows = Object.entries(items).flatMap(([group, texts]) => texts.map(row => ({ group, row })))
  return rows.map(({ group, row }, index) => {
    const [groupZh = '', groupEn = ''] = group.split(' | ')
    const [methodText = '', basisRef = '', zh = '', en = ''] = row.split(' | ')
    const [, name, size] = /^(\w+)(?:×(\d+))?!?$/.exec(methodText) ?? []
    const method = CHECK_METHODS.find(each => each === name)
    if (method === undefined) throw new Error(`Unknown method: ${row}`)
    return {
      seq: index + 1,
      group: [groupZh, groupEn],
      text: [zh, en],
      method,
      sampleSize: Number(size ?? 0),
      critical: methodText.endsWith('!'),
      basisRef,
      measures: measures[index + 1] ?? [],
    }
  })
}

export interface SeededTemplate {
  readonly id: string
  readonly code: string
  readonly items: readonly { readonly id: string; readonly seq: number }[]
}

/** Stores a template as its first revision. */
export async function seedTemplate(db: CheckDb, template: TemplateSeed, at: Date): Promise<SeededTemplate> {
  const id = randomUUID()
  const [code = '', checkCat = '', scope = '', basis = '', zh = '', en = ''] = template.head.split(' | ')
  const stampColumns = { create_by: SHEN_LI, create_time: at, update_by: SHEN_LI, update_time: at }
  await db
    .insertInto('safety_quality_check_template')
    .values({
      id,
      code,
      revision: 1,
      name_zh: zh,
      name_en: en,
      check_cat: checkCat,
      scope,
      basis,
      status: template.status ?? 'ACTIVE',
      ...stampColumns,
    })
    .execute()
  const rows = itemsOf(template).map(
    ({ seq, group, text, method, sampleSize, basisRef, critical, measures }) => ({
      id: randomUUID(),
      template_id: id,
      seq,
      group_zh: group[0],
      group_en: group[1],
      text_zh: text[0],
      text_en: text[1],
      method,
      sample_size: sampleSize,
      basis_ref: basisRef,
      critical,
      measures: JSON.stringify(measures),
    }),
  )
  await db.insertInto('safety_quality_template_item').values(rows).execute()
  return { id, code, items: rows }
}
