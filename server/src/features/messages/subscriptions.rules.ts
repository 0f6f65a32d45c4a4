import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import type { SubscriptionItem, SubscriptionSave } from '@apron/contract/messages/subscription'

/** A chosen value of a subscription. */
export interface ChosenValue {
  readonly template: string
  readonly attribute: string
  readonly value: string
}

/** A subscription as offered to one person, in their language. */
export interface OfferedSubscription {
  readonly id: string
  readonly name: string
  readonly attributes: readonly OfferedAttribute[]
}

export interface OfferedAttribute {
  readonly code: string
  readonly name: string
  readonly values: readonly { readonly code: string; readonly name: string }[]
}

/** Returns the data for the dialog (MSG-21). Leaves out chosen values that are no longer offered; saving drops them. */
export function toItem(
  { id, name, attributes }: OfferedSubscription,
  chosen: readonly ChosenValue[],
): SubscriptionItem {
  const isChosen = (attribute: string, value: string) =>
    chosen.some(one => one.template === id && one.attribute === attribute && one.value === value)
  const attrList = attributes.map(attribute => ({
    code: attribute.code,
    name: attribute.name,
    attrValList: attribute.values.map(value => ({
      ...value,
      isCheck: isChosen(attribute.code, value.code),
    })),
  }))
  return {
    id,
    name,
    attrList,
    selectedVals: attrList.flatMap(({ code, attrValList }) =>
      attrValList.filter(({ isCheck }) => isCheck).map(value => `${code}:${value.code}`),
    ),
  }
}

/**
 * Returns the values to store. Attributes without values are dropped (MSG-13).
 * @throws Refusal if an item has no value, appears twice, or contains something not offered to this person
 */
export function chosenValues(
  items: SubscriptionSave,
  offered: readonly OfferedSubscription[],
): ChosenValue[] {
  const ids = items.map(({ id }) => id)
  const twice = ids.find((id, index) => ids.indexOf(id) !== index)
  if (twice !== undefined) throw notOffered('id')
  return items.flatMap(item => valuesOf(item, offered))
}

function valuesOf(
  { id, attrList }: SubscriptionSave[number],
  offered: readonly OfferedSubscription[],
): ChosenValue[] {
  const subscription = offered.find(one => one.id === id)
  if (subscription === undefined) throw notOffered('id')
  const chosen = attrList.flatMap(({ code, attrValue }) => {
    const attribute = subscription.attributes.find(one => one.code === code)
    if (attribute === undefined) throw notOffered('attrList.code')
    const values = new Set(attrValue.split(',').map(value => value.trim()))
    values.delete('')
    return [...values].map(value => {
      if (!attribute.values.some(one => one.code === value)) throw notOffered('attrList.attrValue')
      return { template: id, attribute: code, value }
    })
  })
  if (chosen.length === 0) {
    throw new Refusal(SERVER_ERRORS.subscriptionValueMissing, { name: subscription.name })
  }
  return chosen
}

/** Names the field, not its content, which may be in any language. */
function notOffered(field: string): Refusal {
  return new Refusal(SERVER_ERRORS.badRequest, { detail: field })
}
