interface Entry {
  readonly id: string
  readonly parentId: string | null
}

/** An entry of a tree, shown as a line of a list. */
export interface TreeLine<Item extends Entry> {
  readonly entry: Item
  /** 0 at the top. */
  readonly level: number
  readonly hasChildren: boolean
  /** True for the first of its siblings. */
  readonly first: boolean
  /** True for the last of its siblings. */
  readonly last: boolean
}

const NONE: ReadonlySet<string> = new Set()

/**
 * Returns the lines of the tree, each parent before its children. Leaves out the descendants of collapsed entries. An
 * entry whose parent is missing is a top entry. Cycles are left out, because no top entry leads to them.
 * @param collapsed ids of the collapsed entries
 */
export function treeLines<Item extends Entry>(
  entries: readonly Item[],
  collapsed: ReadonlySet<string> = NONE,
): TreeLine<Item>[] {
  const ids = new Set(entries.map(({ id }) => id))
  /** Children by the id of their parent, which is empty for top entries. */
  const childrenOf = Map.groupBy(entries, ({ parentId }) =>
    parentId !== null && ids.has(parentId) ? parentId : '',
  )
  const lines: TreeLine<Item>[] = []
  const addChildren = (parentId: string, level: number): void => {
    const siblings = childrenOf.get(parentId) ?? []
    for (const [index, entry] of siblings.entries()) {
      const last = index === siblings.length - 1
      lines.push({ entry, level, hasChildren: childrenOf.has(entry.id), first: index === 0, last })
      if (!collapsed.has(entry.id)) addChildren(entry.id, level + 1)
    }
  }
  addChildren('', 0)
  return lines
}

/**
 * Returns the entries below which an entry may be moved: all except itself and its descendants.
 * @param id the entry to move; null for a new one
 */
export function possibleParents<Item extends Entry>(
  entries: readonly Item[],
  id: string | null,
): TreeLine<Item>[] {
  const lines = treeLines(entries)
  const start = lines.findIndex(({ entry }) => entry.id === id)
  const moved = lines[start]
  if (moved === undefined) return lines
  const end = lines.findIndex(({ level }, index) => index > start && level <= moved.level)
  const linesAfter = end === -1 ? [] : lines.slice(end)
  return [...lines.slice(0, start), ...linesAfter]
}
