import { randomUUID } from 'node:crypto'
import type { TextPair } from '@apron/contract/texts/text-pair'
import type { CheckDraft, DraftItem } from '../../contract/check-draft.entities.ts'
import type { CheckItem, ItemResult } from '../../contract/check-order.entities.ts'
import { isSameResult } from '../../contract/rules/results.ts'
import type { OrderRecord } from './check-order.repository.ts'
import type { CheckDb } from './check-order.tables.ts'

/** One item of an order, in both languages, with the result it has so far. */
export interface ItemRecord extends Omit<CheckItem, 'group' | 'text' | 'saved'> {
  readonly group: TextPair
  readonly text: TextPair
  readonly saved: { readonly by: string; readonly at: Date } | null
}

export async function findItems(
  db: CheckDb,
  order: Pick<OrderRecord, 'id' | 'template_id'>,
): Promise<ItemRecord[]> {
  const rows = await db
    .selectFrom('safety_quality_template_item as i')
    .leftJoin('safety_quality_item_result as r', join =>
      join.onRef('r.item_id', '=', 'i.id').on('r.order_id', '=', order.id),
    )
    .where(eb =>
      order.template_id === null
        ? eb('i.order_id', '=', order.id)
        : eb('i.template_id', '=', order.template_id),
    )
    .selectAll('i')
    .select(['r.result', 'r.measured', 'r.remark', 'r.photos', 'r.finding', 'r.saved_by', 'r.saved_at'])
    .orderBy('i.seq')
    .execute()
  return rows.map(row => ({
    id: row.id,
    seq: row.seq,
    group: { zh: row.group_zh, en: row.group_en },
    text: { zh: row.text_zh, en: row.text_en },
    method: row.method,
    sampleSize: row.sample_size,
    basisRef: row.basis_ref,
    critical: row.critical,
    measures: row.measures,
    result: {
      result: row.result,
      measured: row.measured ?? [],
      remark: row.remark ?? '',
      photos: row.photos ?? [],
      finding: row.finding,
    },
    saved: row.saved_by === null || row.saved_at === null ? null : { by: row.saved_by, at: row.saved_at },
  }))
}

export interface SavedResult {
  readonly item: Pick<ItemRecord, 'id' | 'result'>
  readonly result: ItemResult
  readonly by: string
  readonly at: Date
}

/** Stores the results of items of one order and records the results before. Leaves out those that stay the same. */
export async function putResults(
  db: CheckDb,
  orderId: string,
  results: readonly SavedResult[],
): Promise<void> {
  const changed = results.filter(({ item: { result: before }, result }) => {
    const isSameDept = before.finding?.responsibleDept === result.finding?.responsibleDept
    return !isSameDept || !isSameResult(before, result)
  })
  if (changed.length === 0) return
  await db
    .insertInto('safety_quality_result_change')
    .values(
      changed.map(({ item, result, by, at }) => ({
        order_id: orderId,
        item_id: item.id,
        at,
        by_code: by,
        before: JSON.stringify(item.result),
        after: JSON.stringify(result),
      })),
    )
    .execute()
  await db
    .insertInto('safety_quality_item_result')
    .values(
      changed.map(({ item, result, by, at }) => ({
        order_id: orderId,
        item_id: item.id,
        result: result.result,
        measured: JSON.stringify(result.measured),
        remark: result.remark,
        photos: JSON.stringify(result.photos),
        finding: JSON.stringify(result.finding),
        saved_by: by,
        saved_at: at,
      })),
    )
    .onConflict(conflict =>
      conflict.columns(['order_id', 'item_id']).doUpdateSet(eb => ({
        result: eb.ref('excluded.result'),
        measured: eb.ref('excluded.measured'),
        remark: eb.ref('excluded.remark'),
        photos: eb.ref('excluded.photos'),
        finding: eb.ref('excluded.finding'),
        saved_by: eb.ref('excluded.saved_by'),
        saved_at: eb.ref('excluded.saved_at'),
      })),
    )
    .execute()
}

/** Returns the result of each item before and after every save, newest first. */
export async function resultChanges(db: CheckDb, orderId: string) {
  return await db
    .selectFrom('safety_quality_result_change as c')
    .innerJoin('safety_quality_template_item as i', 'i.id', 'c.item_id')
    .select(['c.at', 'c.by_code as by', 'i.seq', 'c.before', 'c.after'])
    .where('c.order_id', '=', orderId)
    .orderBy('c.at', 'desc')
    .orderBy('i.seq')
    .execute()
}

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
