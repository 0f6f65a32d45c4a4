interface Entry {
  readonly id: string
  readonly parentId: string | null
}

/** An entry of a tree as a line of a list. */
export interface TreeLine<Item extends Entry> {
  readonly entry: Item
  /** 0 at the top. */
  readonly level: number
  readonly hasChildren: boolean
  /** True for the first or the last of its siblings. */
  readonly first: boolean
  readonly last: boolean
}

const NONE: ReadonlySet<string> = new Set()

/**
 * Returns the entries from the top down, without those below a collapsed one. An entry whose parent is missing is a top
 * entry. Cycles are left out, because no top entry leads to them.
 * @param collapsed ids
 */
export function treeLines<Item extends Entry>(
  entries: readonly Item[],
  collapsed: ReadonlySet<string> = NONE,
): TreeLine<Item>[] {
  const ids = new Set(entries.map(({ id }) => id))
  const children = Map.groupBy(entries, ({ parentId }) =>
    parentId !== null && ids.has(parentId) ? parentId : '',
  )
  const lines: TreeLine<Item>[] = []
  const addChildren = (parentId: string, level: number): void => {
    const siblings = children.get(parentId) ?? []
    for (const [at, entry] of siblings.entries()) {
      const last = at === siblings.length - 1
      lines.push({ entry, level, hasChildren: children.has(entry.id), first: at === 0, last })
      if (!collapsed.has(entry.id)) addChildren(entry.id, level + 1)
    }
  }
  addChildren('', 0)
  return lines
}

/** Returns the entries that an entry may be moved below: all except itself and its descendants. @param id null for a new entry */
export function possibleParents<Item extends Entry>(
  entries: readonly Item[],
  id: string | null,
): TreeLine<Item>[] {
  const lines = treeLines(entries)
  const at = lines.findIndex(({ entry }) => entry.id === id)
  const own = lines[at]
  if (own === undefined) return lines
  const end = lines.findIndex(({ level }, index) => index > at && level <= own.level)
  return lines.filter((_line, index) => index < at || (end >= 0 && index >= end))
}
