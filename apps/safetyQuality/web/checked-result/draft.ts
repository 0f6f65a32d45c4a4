import type {
  CheckItem,
  CheckOrderDetail,
  Finding,
  ItemResult,
  SaveResults,
} from '../../contract/check-order.entities.ts'

/** What was typed and not saved: touched items only, so that a newer version of the order can be put under it. */
export interface Draft {
  readonly results: Readonly<Record<string, ItemResult>>
  /** Null: not touched. */
  readonly conclusion: string | null
}

export const NO_DRAFT: Draft = { results: {}, conclusion: null }

export const NO_FINDING: Finding = {
  level: null,
  description: '',
  containment: '',
  responsibleDept: '',
  suggestDue: null,
}

type Order = Pick<CheckOrderDetail, 'items' | 'conclusion'>

/** The items as the person sees them: what is stored, with the draft over it. */
export function itemsWithDraft(order: Order, draft: Draft): CheckItem[] {
  return order.items.map(item => ({ ...item, result: draft.results[item.id] ?? item.result }))
}

export function conclusionWithDraft(order: Order, draft: Draft): string {
  return draft.conclusion ?? order.conclusion
}

/** Changes the result of one item. A value that is stored already is no draft. */
export function changeResult(draft: Draft, stored: CheckItem, change: Partial<ItemResult>): Draft {
  const next = { ...(draft.results[stored.id] ?? stored.result), ...change }
  const { [stored.id]: _, ...others } = draft.results
  return { ...draft, results: sameResult(next, stored.result) ? others : { ...others, [stored.id]: next } }
}

export function changeConclusion(draft: Draft, order: Order, conclusion: string): Draft {
  return { ...draft, conclusion: conclusion === order.conclusion ? null : conclusion }
}

export function isDirty(draft: Draft): boolean {
  return draft.conclusion !== null || Object.keys(draft.results).length > 0
}

const CONCLUSION = 'conclusion'

/** What is typed into an order, by item and for the conclusion. */
export type TypedValues = Readonly<Record<string, unknown>>

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** What is left of a draft once the server has stored `sent`: only what was typed meanwhile. */
export function withoutSaved(draft: Draft, sent: TypedValues): Draft {
  const results = Object.entries(draft.results).filter(([id, result]) => !isSame(sent[id], result))
  return {
    results: Object.fromEntries(results),
    conclusion: draft.conclusion === sent[CONCLUSION] ? null : draft.conclusion,
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
    results: Object.entries(draft.results).map(([itemId, result]) => Object.assign({ itemId }, result)),
    ...(draft.conclusion === null ? {} : { conclusion: draft.conclusion }),
  }
}

/** Findings that say nothing count as none, photos and measured values in any case by their content. */
function sameResult(a: ItemResult, b: ItemResult): boolean {
  return JSON.stringify(comparable(a)) === JSON.stringify(comparable(b))
}

function comparable({ result, measured, remark, photos, finding }: ItemResult) {
  const { level, description, containment, suggestDue } = finding ?? NO_FINDING
  return [
    result,
    measured.toSorted((x, y) => x.unit.localeCompare(y.unit)).map(({ unit, value }) => [unit, value]),
    remark,
    photos.map(({ url }) => url),
    [level, description, containment, suggestDue],
  ]
}
