import type { CheckItem } from '../../contract/check-order.entities.ts'

/** Items under the headings of the template, in their order. */
export function groupItems(items: readonly CheckItem[]) {
  const groups: { readonly name: string; readonly items: CheckItem[] }[] = []
  for (const item of items) {
    const last = groups.at(-1)
    if (last?.name === item.group) last.items.push(item)
    else groups.push({ name: item.group, items: [item] })
  }
  return groups
}
