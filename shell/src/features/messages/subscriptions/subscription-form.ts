import type { SubscriptionItem, SubscriptionSave } from '@apron/contract/messages/subscription'

/** Ticked messages, and their values as `attribute:value`. */
export interface SubscriptionDraft {
  readonly items: ReadonlySet<string>
  readonly values: ReadonlyMap<string, ReadonlySet<string>>
}

export function valueKey(attribute: string, value: string): string {
  return `${attribute}:${value}`
}

/** Returns the draft for the existing subscriptions. */
export function draftOf(items: readonly SubscriptionItem[]): SubscriptionDraft {
  const values = new Map(
    items.map(({ id, attrList }) => [
      id,
      new Set(
        attrList.flatMap(({ code, attrValList }) =>
          attrValList.filter(({ isCheck }) => isCheck).map(value => valueKey(code, value.code)),
        ),
      ),
    ]),
  )
  return { items: new Set(items.filter(({ id }) => values.get(id)?.size).map(({ id }) => id)), values }
}

function toggled<Key>(set: ReadonlySet<Key> | undefined, key: Key, on: boolean): ReadonlySet<Key> {
  const next = new Set(set)
  if (on) next.add(key)
  else next.delete(key)
  return next
}

export function withItem(draft: SubscriptionDraft, id: string, on: boolean): SubscriptionDraft {
  return { ...draft, items: toggled(draft.items, id, on) }
}

export function withValue(draft: SubscriptionDraft, id: string, key: string, on: boolean): SubscriptionDraft {
  return { ...draft, values: new Map(draft.values).set(id, toggled(draft.values.get(id), key, on)) }
}

export type SubscriptionOutcome =
  /** A ticked message has no value, so nothing is saved (MSG-13). */
  | { readonly kind: 'missing'; readonly name: string }
  | { readonly kind: 'save'; readonly body: SubscriptionSave }

/** Returns the request: the ticked messages with their non-empty attributes (MSG-13, MSG-21). */
export function toSaveRequest(
  items: readonly SubscriptionItem[],
  draft: SubscriptionDraft,
): SubscriptionOutcome {
  const ticked = items
    .filter(({ id }) => draft.items.has(id))
    .map(({ id, name, attrList }) => ({
      id,
      name,
      attrList: attrList.flatMap(attribute => {
        const chosen = attribute.attrValList
          .map(({ code }) => code)
          .filter(code => draft.values.get(id)?.has(valueKey(attribute.code, code)))
        return chosen.length === 0
          ? []
          : [{ code: attribute.code, name: attribute.name, attrValue: chosen.join(',') }]
      }),
    }))
  const missing = ticked.find(({ attrList }) => attrList.length === 0)
  if (missing) return { kind: 'missing', name: missing.name }
  return { kind: 'save', body: ticked.map(({ id, attrList }) => ({ id, attrList })) }
}
