import type { PageNames, TypedName } from '@apron/contract/search/search'
import { normalizeText } from '@apron/contract/texts/normalize-text'
import { indexOfReading } from './syllable-rules.ts'

/** A page in the search results. */
export interface SearchEntry {
  /** Identifies the page. One that is in several groups is shown only in the first. */
  readonly id: string
  readonly fullPath: string
  readonly title: string
  /** Location, such as the menu groups above it. */
  readonly place: string
  /** Reason why it leads nowhere, if so. */
  readonly reason?: string | undefined
  /** Number of a record, as printed on paper. */
  readonly number?: string
  /** Alternative names to search by. */
  readonly names?: Pick<PageNames, 'name' | 'above'> | undefined
}

export interface SearchGroup {
  readonly id: string
  readonly label: string
  readonly entries: readonly SearchEntry[]
}

export interface SearchResult {
  /** Non-empty groups, best entries first. */
  readonly groups: readonly SearchGroup[]
  /** Number of matches, shown or not. */
  readonly count: number
  /** Number of matches that are not shown. */
  readonly hidden: number
}

/** Maximum entries shown per group. Users refine the search rather than read further. */
const MAX_PER_GROUP = 20

function wordsOf(text: string): string[] {
  return text.toLowerCase().split(/\s+/).filter(Boolean)
}

/**
 * Returns the position of a word in a name, in either language or by pronunciation. Infinity without a
 * match.
 */
function positionInName({ zh, en, syllables }: TypedName, word: string): number {
  const positions = [zh, en].map(name => name.toLowerCase().indexOf(word))
  return Math.min(...[...positions, indexOfReading(word, syllables)].filter(at => at !== -1), Infinity)
}

/**
 * Ranks an entry for one word; 0, a match at the start of the title, is best. Returns null without a match.
 */
function wordRank({ title, place, fullPath, names }: SearchEntry, word: string): number | null {
  const inTitle = title.toLowerCase().indexOf(word)
  if (inTitle !== -1) return inTitle === 0 ? 0 : 1
  const inName = names === undefined ? Infinity : positionInName(names.name, word)
  if (inName !== Infinity) return inName === 0 ? 2 : 3
  const isInLocation = `${place} ${fullPath}`.toLowerCase().includes(word)
  return isInLocation || names?.above.some(group => positionInName(group, word) !== Infinity) ? 4 : null
}

/**
 * Ranks an entry for several words: the worst rank counts, except that a title starting with the first word
 * is best. Returns null unless every word matches.
 */
function rankOf(entry: SearchEntry, words: readonly string[]): number | null {
  const ranks = words.map(word => wordRank(entry, word))
  if (ranks.includes(null)) return null
  return ranks[0] === 0 ? 0 : Math.max(0, ...ranks.map(Number))
}

function rankedMatches(entries: readonly SearchEntry[], words: readonly string[]): SearchEntry[] {
  const ranked = entries.flatMap(entry => {
    const rank = rankOf(entry, words)
    return rank === null ? [] : [{ entry, rank }]
  })
  return ranked.toSorted((one, other) => one.rank - other.rank).map(({ entry }) => entry)
}

/**
 * Finds the pages whose title, location or address contain every word, in any order. Without a text, returns
 * all.
 */
export function findPages(groups: readonly SearchGroup[], text: string): SearchResult {
  const words = wordsOf(text)
  const seen = new Set<string>()
  const found = groups.map(group => {
    const unlisted = rankedMatches(group.entries, words).filter(({ id }) => !seen.has(id))
    const entries = [...new Map(unlisted.map(entry => [entry.id, entry])).values()]
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

/** Appends found records to the pages, except those already listed as a page. */
export function withRecords(found: SearchResult, records: SearchGroup): SearchResult {
  const listed = new Set(found.groups.flatMap(({ entries }) => entries.map(({ id }) => id)))
  const entries = records.entries.filter(({ id }) => !listed.has(id))
  if (entries.length === 0) return found
  return { ...found, groups: [...found.groups, { ...records, entries }], count: found.count + entries.length }
}

/** Normalizes what people type differently: case, width, hyphens, spaces, invisible characters. */
export function normalize(text: string): string {
  return normalizeText(text).toLowerCase()
}

/** Returns the index of the entry with exactly this number or title, or -1. */
export function exactIndex(entries: readonly SearchEntry[], text: string): number {
  const wanted = normalize(text)
  if (wanted === '') return -1
  return entries.findIndex(({ number, title }) =>
    [number ?? '', title].some(candidate => normalize(candidate) === wanted),
  )
}

/**
 * Returns true if a text is a single printed number: at least four letters, digits or marks, including a
 * digit.
 */
export function isNumber(text: string): boolean {
  return /^(?=.*\d)[\p{L}\d][\p{L}\d./_-]{3,}$/u.test(normalize(text))
}

export interface EnterFacts {
  readonly text: string
  /** True if the text was scanned. Only an exact match then counts. */
  readonly scanned: boolean
  /** True while records are being searched. */
  readonly searching: boolean
  /** True if the list has exactly this number or title. */
  readonly isExact: boolean
  /** Selection of the entry to open, if there is one. */
  readonly chosen: 'none' | 'first' | 'by-arrows'
}

/**
 * Returns the effect of Enter: open the selection, wait for records if the text is a number, or offer the
 * text for replacement.
 */
export function enterAction({
  text,
  scanned,
  searching,
  isExact,
  chosen,
}: EnterFacts): 'open' | 'wait' | 'retype' {
  if (isExact || chosen === 'by-arrows') return 'open'
  if (searching && (scanned || isNumber(text))) return 'wait'
  return chosen === 'none' || scanned ? 'retype' : 'open'
}

/** Returns the index selected by an arrow key, wrapping around, or null for other keys. */
export function indexAfterKey(key: string, index: number, count: number): number | null {
  if (count === 0) return null
  if (key === 'ArrowDown') return (index + 1) % count
  if (key === 'ArrowUp') return (index - 1 + count) % count
  return null
}
