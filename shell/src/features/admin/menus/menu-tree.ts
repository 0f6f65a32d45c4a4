import type { AdminMenu } from '@apron/contract/entities/admin-menu'

/** An entry as it stands in the page, under those above it. */
export interface MenuLine {
  readonly entry: AdminMenu
  /** 0 at the top. */
  readonly level: number
  readonly hasBelow: boolean
  readonly first: boolean
  readonly last: boolean
}

/** The entries from the top down, without those below a collapsed one. One whose group is gone stands at the top. */
export function menuLines(entries: readonly AdminMenu[], collapsed: ReadonlySet<string>): MenuLine[] {
  const below = childrenOf(entries)
  const lines: MenuLine[] = []
  const addBelow = (parentId: string, level: number): void => {
    const siblings = below.get(parentId) ?? []
    for (const [at, entry] of siblings.entries()) {
      const last = at === siblings.length - 1
      lines.push({ entry, level, hasBelow: below.has(entry.id), first: at === 0, last })
      if (!collapsed.has(entry.id)) addBelow(entry.id, level + 1)
    }
  }
  addBelow('', 0)
  return lines
}

/** Entries that another may lie below: neither itself nor what lies below it. @param id null for a new one */
export function possibleParents(entries: readonly AdminMenu[], id: string | null): MenuLine[] {
  const lines = menuLines(entries, new Set())
  const at = lines.findIndex(({ entry }) => entry.id === id)
  const own = lines[at]
  if (own === undefined) return lines
  const end = lines.findIndex(({ level }, index) => index > at && level <= own.level)
  return lines.filter((_line, index) => index < at || (end >= 0 && index >= end))
}

function childrenOf(entries: readonly AdminMenu[]): ReadonlyMap<string, readonly AdminMenu[]> {
  const ids = new Set(entries.map(({ id }) => id))
  return Map.groupBy(entries, ({ parentId }) => (parentId !== null && ids.has(parentId) ? parentId : ''))
}
