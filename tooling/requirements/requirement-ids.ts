const ID = /([A-Z][A-Z0-9]*)-(\d+)(?:[.]{2}(\d+))?/y
const SEPARATOR = /[\s,]+/y

function expandRange(group: string, first: string, last: string): string[] {
  const count = Number(last) - Number(first) + 1
  return Array.from(
    { length: Math.max(count, 0) },
    (_, index) => `${group}-${String(Number(first) + index).padStart(first.length, '0')}`,
  )
}

/**
 * Expands IDs and ranges such as `TAB-04, APP-01..11` to single IDs. They are separated by commas or spaces. Returns []
 * for any other text.
 */
export function expandIds(text: string): string[] {
  const ids: string[] = []
  let position = 0
  while (position < text.length) {
    ID.lastIndex = position
    const [match = '', group = '', first = '', last = first] = ID.exec(text) ?? []
    if (match === '') return []
    ids.push(...expandRange(group, first, last))
    SEPARATOR.lastIndex = position + match.length
    const separator = SEPARATOR.exec(text)?.[0] ?? ''
    position += match.length + separator.length
    if (separator === '' && position < text.length) return []
  }
  return ids
}

/** Returns the IDs in square brackets of a test title. Other brackets are ignored. */
export function idsOfTitle(title: string): string[] {
  const ids = [...title.matchAll(/\[([^\]]+)\]/g)].flatMap(([, inside = '']) => expandIds(inside.trim()))
  return [...new Set(ids)]
}
