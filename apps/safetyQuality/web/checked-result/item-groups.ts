import type { CheckItem } from '../../contract/check-order.entities.ts'

export interface ItemGroup {
  readonly name: string
  readonly items: readonly CheckItem[]
}

/** Items under the headings of the template, in their order. */
export function groupItems(items: readonly CheckItem[]): ItemGroup[] {
  const groups: { name: string; items: CheckItem[] }[] = []
  for (const item of items) {
    const last = groups.at(-1)
    if (last?.name === item.group) last.items.push(item)
    else groups.push({ name: item.group, items: [item] })
  }
  return groups
}
