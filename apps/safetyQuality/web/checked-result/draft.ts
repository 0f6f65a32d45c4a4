import type {
  CheckItem,
  CheckOrderDetail,
  ItemResult,
  SaveResults,
} from '../../contract/check-order.entities.ts'
import { isSameResult } from '../../contract/rules/results.ts'

/** An unsaved change with the value it started from. */
interface Change<Value> {
  readonly was: Value
  readonly value: Value
}

/** What was typed and not saved: touched items only, so that a newer version of the order can be put under it. */
export interface Draft {
  readonly results: Readonly<Record<string, Change<ItemResult>>>
  /** Null: not touched. */
  readonly conclusion: Change<string> | null
}

export const NO_DRAFT: Draft = { results: {}, conclusion: null }

type Order = Pick<CheckOrderDetail, 'items' | 'conclusion'>

/** The items as the person sees them: what is stored, with the draft over it. */
export function itemsWithDraft(order: Order, draft: Draft): CheckItem[] {
  return order.items.map(item => ({ ...item, result: draft.results[item.id]?.value ?? item.result }))
}

export function conclusionWithDraft(order: Order, draft: Draft): string {
  return draft.conclusion?.value ?? order.conclusion
}

/** Changes the result of one item. A value that is stored already is no draft. */
export function changeResult(draft: Draft, stored: CheckItem, change: Partial<ItemResult>): Draft {
  const { was, value } = draft.results[stored.id] ?? { was: stored.result, value: stored.result }
  const next = { ...value, ...change }
  const { [stored.id]: _, ...others } = draft.results
  const results = isSameResult(next, stored.result)
    ? others
    : { ...others, [stored.id]: { was, value: next } }
  return { ...draft, results }
}

export function changeConclusion(draft: Draft, order: Order, conclusion: string): Draft {
  const was = draft.conclusion?.was ?? order.conclusion
  return { ...draft, conclusion: conclusion === order.conclusion ? null : { was, value: conclusion } }
}

/** Returns the items that somebody else has changed since the person began to edit them. */
export function changedByOthers(order: Pick<Order, 'items'>, draft: Draft): CheckItem[] {
  return order.items.filter(({ id, result }) => {
    const change = draft.results[id]
    return change !== undefined && !isSameResult(result, change.was) && !isSameResult(result, change.value)
  })
}

/** Returns true if somebody else has changed the conclusion since the person began to edit it. */
export function conclusionChanged({ conclusion }: Pick<Order, 'conclusion'>, draft: Draft): boolean {
  const change = draft.conclusion
  return change !== null && conclusion !== change.was && conclusion !== change.value
}

/** Resolves a conflict with the person's own result. */
export function keepOwn(draft: Draft, { id, result }: CheckItem): Draft {
  const change = draft.results[id]
  if (change === undefined) return draft
  return { ...draft, results: { ...draft.results, [id]: { ...change, was: result } } }
}

/** Resolves a conflict with the colleague's result. */
export function takeTheirs(draft: Draft, itemId: string): Draft {
  const { [itemId]: _, ...results } = draft.results
  return { ...draft, results }
}

export function isDirty(draft: Draft): boolean {
  return draft.conclusion !== null || Object.keys(draft.results).length > 0
}

const CONCLUSION = 'conclusion'

/** What is typed into an order, by item and for the conclusion. */
export type TypedValues = Readonly<Record<string, unknown>>

export const isResult = (value: unknown): value is ItemResult =>
  typeof value === 'object' && value !== null && 'measured' in value

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** What is left of a draft once the server has stored `sent`: only what was typed meanwhile. */
export function withoutSaved(draft: Draft, sent: TypedValues): Draft {
  const results = Object.entries(draft.results)
    .filter(([id, { value }]) => !isSame(sent[id], value))
    // Changed again after sending: the sent value is the new starting point.
    .map(([id, change]) => [id, { ...change, was: isResult(sent[id]) ? sent[id] : change.was }] as const)
  const stored = sent[CONCLUSION]
  const { conclusion } = draft
  return {
    results: Object.fromEntries(results),
    conclusion:
      conclusion === null || conclusion.value === stored
        ? null
        : { ...conclusion, was: typeof stored === 'string' ? stored : conclusion.was },
  }
}

/** Whether all that is typed is what was typed then. */
export function isAllOf(typed: TypedValues, values: TypedValues): boolean {
  return Object.entries(typed).every(([name, value]) => isSame(value, values[name]))
}

/** What can be typed into an order, by item and for the conclusion, as it stands on the page. */
export function typedValues(order: Order, draft: Draft): Readonly<Record<string, ItemResult | string>> {
  const results = itemsWithDraft(order, draft).map(({ id, result }) => [id, result] as const)
  return { ...Object.fromEntries(results), [CONCLUSION]: conclusionWithDraft(order, draft) }
}

/** The draft that makes these of an order. */
export function draftOfTyped(order: Order, values: Readonly<Record<string, ItemResult | string>>): Draft {
  const conclusion = values[CONCLUSION]
  const results = order.items.reduce((draft, item) => {
    const result = values[item.id]
    return typeof result === 'object' ? changeResult(draft, item, result) : draft
  }, NO_DRAFT)
  return typeof conclusion === 'string' ? changeConclusion(results, order, conclusion) : results
}

/** The body of the call that saves. */
export function toSaveBody(order: Pick<CheckOrderDetail, 'id' | 'version'>, draft: Draft): SaveResults {
  return {
    id: order.id,
    version: order.version,
    results: Object.entries(draft.results).map(([itemId, { was, value }]) =>
      Object.assign({ itemId, was }, value),
    ),
    ...(draft.conclusion === null
      ? {}
      : { conclusion: draft.conclusion.value, conclusionWas: draft.conclusion.was }),
  }
}
