import type { FieldValues } from '@apron/contract/records/fields'
import type { PartChanges, PartValues } from '@apron/pages/draft'
import type * as entities from '../../contract/checks/check-order.entities.ts'
import { isSameResult, NO_FINDING } from '../../contract/rules/checks/results.ts'

type Order = entities.CheckOrderDetail

/** Parts of an order that are edited: the result of each item by its id, and the conclusion. */
export type OrderPart = entities.ItemResult | string

export const CONCLUSION = 'conclusion'

export const isResult = (value: unknown): value is entities.ItemResult =>
  typeof value === 'object' && value !== null && 'measured' in value

/** Returns the conclusion as text. */
export const textOf = (part: OrderPart | undefined) => (typeof part === 'string' ? part : '')

export const isSamePart = (one: OrderPart, other: OrderPart): boolean =>
  isResult(one) && isResult(other) ? isSameResult(one, other) : one === other

export const partsOf = ({ items, conclusion }: Pick<Order, 'items' | 'conclusion'>) => ({
  ...Object.fromEntries(items.map(({ id, result }): [string, OrderPart] => [id, result])),
  [CONCLUSION]: conclusion,
})

/** Returns a result with parts of it or of its finding changed. */
export function withPart(result: entities.ItemResult, part: FieldValues): entities.ItemResult {
  const isFindingField = Object.keys(part).some(name => name in NO_FINDING)
  return isFindingField
    ? { ...result, finding: { ...NO_FINDING, ...result.finding, ...part } }
    : { ...result, ...part }
}

/** Returns an item with the result from the form, saved or not. */
export function applyResult(values: PartValues<OrderPart>, item: entities.CheckItem): entities.CheckItem {
  const result = values[item.id]
  return isResult(result) && result !== item.result ? { ...item, result } : item
}

export function toSaveBody(
  { id, version }: Pick<Order, 'id' | 'version'>,
  { [CONCLUSION]: conclusion, ...results }: PartChanges<OrderPart>,
): entities.SaveResults {
  return {
    id,
    version,
    results: Object.entries(results).flatMap(([itemId, { was, value }]) =>
      isResult(value) && isResult(was) ? [{ itemId, was, ...value }] : [],
    ),
    ...(conclusion && { conclusion: textOf(conclusion.value), conclusionWas: textOf(conclusion.was) }),
  }
}
