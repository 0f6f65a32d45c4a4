import type { PartChanges, PartValues } from '@apron/pages/draft'
import type {
  CheckItem,
  CheckOrderDetail,
  ItemResult,
  SaveResults,
} from '../../contract/checks/check-order.entities.ts'
import { isSameResult, NO_FINDING } from '../../contract/rules/checks/results.ts'

/** Parts of an order that are edited: the result of each item by its id, and the conclusion. */
export type OrderPart = ItemResult | string

export const CONCLUSION = 'conclusion'

/** Returns the key of an order's draft on the device. */
export const orderDraftKey = ({ id }: Pick<CheckOrderDetail, 'id'>) => `checkOrder.results ${id}`

export const isResult = (value: unknown): value is ItemResult =>
  typeof value === 'object' && value !== null && 'measured' in value

export function isSamePart(one: OrderPart, other: OrderPart): boolean {
  return typeof one === 'string' || typeof other === 'string' ? one === other : isSameResult(one, other)
}

export function partsOf({
  items,
  conclusion,
}: Pick<CheckOrderDetail, 'items' | 'conclusion'>): PartValues<OrderPart> {
  return { ...Object.fromEntries(items.map(({ id, result }) => [id, result])), [CONCLUSION]: conclusion }
}

/** Returns a result with one part of it or of its finding changed. */
export function withPart(result: ItemResult, name: string, value: unknown): ItemResult {
  return name in NO_FINDING
    ? { ...result, finding: { ...NO_FINDING, ...result.finding, [name]: value } }
    : { ...result, [name]: value }
}

/** Returns an item with its result as the person sees it. */
export function itemWith(values: PartValues<OrderPart>, item: CheckItem): CheckItem {
  const result = values[item.id]
  return isResult(result) && result !== item.result ? { ...item, result } : item
}

/** Returns the body of a save. */
export function toSaveBody(
  { id, version }: Pick<CheckOrderDetail, 'id' | 'version'>,
  { [CONCLUSION]: conclusion, ...results }: PartChanges<OrderPart>,
): SaveResults {
  return {
    id,
    version,
    results: Object.entries(results).flatMap(([itemId, { was, value }]) =>
      isResult(value) && isResult(was) ? [{ itemId, was, ...value }] : [],
    ),
    ...(typeof conclusion?.value === 'string' && typeof conclusion.was === 'string'
      ? { conclusion: conclusion.value, conclusionWas: conclusion.was }
      : {}),
  }
}
