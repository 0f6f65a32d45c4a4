/** A page one can go to. */
export interface SearchEntry {
  /** What tells pages apart: one that stands in several groups is shown in the first. */
  readonly id: string
  readonly fullPath: string
  readonly title: string
  /** Where it stands, such as the menu's groups above it. */
  readonly place: string
}

export interface SearchGroup {
  readonly id: string
  readonly label: string
  readonly entries: readonly SearchEntry[]
}

export interface SearchResult {
  /** Groups with something to show, best entries first. */
  readonly groups: readonly SearchGroup[]
  /** How many entries match, shown or not. */
  readonly count: number
  /** How many of them are not shown. */
  readonly hidden: number
}

/** Nobody reads further down; they type one more word. */
const MAX_PER_GROUP = 20

function wordsOf(text: string): string[] {
  return text.toLowerCase().split(/\s+/).filter(Boolean)
}

/** 0 the title begins with the text, 1 the title has it, 2 place or address has it; null no match. */
function rankOf({ title, place, fullPath }: SearchEntry, words: readonly string[]): number | null {
  const shown = title.toLowerCase()
  const all = `${shown} ${place.toLowerCase()} ${fullPath.toLowerCase()}`
  if (!words.every(word => all.includes(word))) return null
  if (shown.startsWith(words[0] ?? '')) return 0
  return words.every(word => shown.includes(word)) ? 1 : 2
}

function matching(entries: readonly SearchEntry[], words: readonly string[]): SearchEntry[] {
  const ranked = entries.flatMap(entry => {
    const rank = rankOf(entry, words)
    return rank === null ? [] : [{ entry, rank }]
  })
  return ranked.toSorted((one, other) => one.rank - other.rank).map(({ entry }) => entry)
}

/** The pages whose title, place or address have every word of the text, in any order; without a text all of them. */
export function findPages(groups: readonly SearchGroup[], text: string): SearchResult {
  const words = wordsOf(text)
  const seen = new Set<string>()
  const found = groups.map(group => {
    const fresh = matching(group.entries, words).filter(({ id }) => !seen.has(id))
    const entries = [...new Map(fresh.map(entry => [entry.id, entry])).values()]
    for (const { id } of entries) seen.add(id)
    return { ...group, entries: entries.slice(0, MAX_PER_GROUP) }
  })
  const shown = found.reduce((sum, { entries }) => sum + entries.length, 0)
  return {
    groups: found.filter(({ entries }) => entries.length > 0),
    count: seen.size,
    hidden: seen.size - shown,
  }
}

/** Where the choice goes by a key, round at both ends; null when the key moves nothing. */
export function movedChoice(key: string, index: number, count: number): number | null {
  if (count === 0) return null
  if (key === 'ArrowDown') return (index + 1) % count
  if (key === 'ArrowUp') return (index - 1 + count) % count
  return null
}
