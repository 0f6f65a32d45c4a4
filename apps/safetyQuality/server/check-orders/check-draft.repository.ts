import { randomUUID } from 'node:crypto'
import type { CheckDraft, DraftItem } from '../../contract/check-draft.entities.ts'
import type { ItemRecord } from './check-order.repository.ts'
import type { CheckDb } from './check-order.tables.ts'

/** Puts these people beside the lead, and these items into the order, in place of those that were there. */
export async function putTeamAndItems(
  db: CheckDb,
  orderId: string,
  { checkers, items }: Pick<CheckDraft, 'checkers' | 'items'>,
): Promise<void> {
  await db.deleteFrom('safety_quality_checker').where('order_id', '=', orderId).execute()
  const team = checkers.map((userCode, sort) => ({ order_id: orderId, user_code: userCode, sort }))
  if (team.length > 0) await db.insertInto('safety_quality_checker').values(team).execute()
  await db.deleteFrom('safety_quality_template_item').where('order_id', '=', orderId).execute()
  const rows = items.map((item, index) => toRow(item, orderId, index + 1))
  if (rows.length > 0) await db.insertInto('safety_quality_template_item').values(rows).execute()
}

function toRow(item: DraftItem, orderId: string, seq: number) {
  const { unit, min, max, method } = item
  return {
    id: randomUUID(),
    template_id: null,
    order_id: orderId,
    seq,
    group_zh: item.group.trim(),
    group_en: '',
    text_zh: item.textZh.trim(),
    text_en: item.textEn.trim(),
    method,
    sample_size: item.sampleSize,
    basis_ref: item.basisRef.trim(),
    critical: item.critical,
    measures: JSON.stringify(method === 'MEASURE' ? [{ unit: unit.trim(), min, max }] : []),
  }
}

/** A stored item as its form has it. */
export function toDraftItem(item: ItemRecord): DraftItem {
  const measure = item.measures[0]
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
  }
}
