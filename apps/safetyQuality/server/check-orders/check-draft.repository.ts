import { randomUUID } from 'node:crypto'
import type { CheckDraft, DraftItem } from '../../contract/check-draft.entities.ts'
import type { ItemRecord } from './check-order.repository.ts'
import type { CheckDb } from './check-order.tables.ts'

/** Puts these people beside the lead, and these items into the order, in place of those that were there; with a template it has none of its own. */
export async function putTeamAndItems(
  db: CheckDb,
  orderId: string,
  { checkers, items, template = null }: Pick<CheckDraft, 'checkers' | 'items' | 'template'>,
): Promise<void> {
  await db.deleteFrom('safety_quality_checker').where('order_id', '=', orderId).execute()
  const team = checkers.map((userCode, sort) => ({ order_id: orderId, user_code: userCode, sort }))
  if (team.length > 0) await db.insertInto('safety_quality_checker').values(team).execute()
  await db.deleteFrom('safety_quality_template_item').where('order_id', '=', orderId).execute()
  const own = template === null ? items : []
  const owner = { template_id: null, order_id: orderId }
  const rows = own.map((item, index) => Object.assign(toItemColumns(item, index + 1), owner))
  if (rows.length > 0) await db.insertInto('safety_quality_template_item').values(rows).execute()
}

/** The columns of an item, whether an order has it for itself or a template has it. */
export function toItemColumns(item: DraftItem, seq: number) {
  const { unit, min, max, more = [], method } = item
  const measures = [{ unit, min, max }, ...more].map(each => ({
    unit: each.unit.trim(),
    min: each.min,
    max: each.max,
  }))
  return {
    id: randomUUID(),
    seq,
    group_zh: item.group.trim(),
    group_en: item.groupEn?.trim() ?? '',
    text_zh: item.textZh.trim(),
    text_en: item.textEn.trim(),
    method,
    sample_size: item.sampleSize,
    basis_ref: item.basisRef.trim(),
    critical: item.critical,
    measures: JSON.stringify(method === 'MEASURE' ? measures : []),
  }
}

/** A stored item as its form has it. */
export function toDraftItem(item: ItemRecord): DraftItem {
  const [measure, ...more] = item.measures
  return {
    group: item.group.zh,
    textZh: item.text.zh,
    textEn: item.text.en,
    method: item.method,
    sampleSize: item.sampleSize,
    basisRef: item.basisRef,
    critical: item.critical,
    unit: measure?.unit ?? '',
    min: measure?.min ?? null,
    max: measure?.max ?? null,
    ...(item.group.en === '' ? {} : { groupEn: item.group.en }),
    ...(more.length === 0 ? {} : { more }),
  }
}
