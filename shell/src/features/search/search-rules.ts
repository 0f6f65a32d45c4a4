import type { PageNames, TypedName } from '@apron/contract/entities/search'
import { normalizeText } from '@apron/contract/texts/normalize-text'
import { readAt } from './syllable-rules.ts'

/** A page one can go to. */
export interface SearchEntry {
  /** What tells pages apart: one that stands in several groups is shown in the first. */
  readonly id: string
  readonly fullPath: string
  readonly title: string
  /** Where it stands, such as the menu's groups above it. */
  readonly place: string
  /** Why it leads to nothing; absent when it leads somewhere. */
  readonly reason?: string | undefined
  /** Of a record: what stands on the paper. */
  readonly number?: string
  /** What else somebody may type for it. */
  readonly names?: Pick<PageNames, 'name' | 'above'> | undefined
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

/** Where a name has a word, in either language or as it is read; -1 nowhere. */
function placeInName({ zh, en, syllables }: TypedName, word: string): number {
  const places = [zh, en].map(name => name.toLowerCase().indexOf(word))
  return Math.min(...[...places, readAt(word, syllables)].filter(at => at !== -1), Infinity)
}

/** How well an entry fits one word, from 0: its title begins with it; null: not at all. */
function fitOf({ title, place, fullPath, names }: SearchEntry, word: string): number | null {
  const inTitle = title.toLowerCase().indexOf(word)
  if (inTitle !== -1) return inTitle === 0 ? 0 : 1
  const inName = names === undefined ? Infinity : placeInName(names.name, word)
  if (inName !== Infinity) return inName === 0 ? 2 : 3
  const around = `${place} ${fullPath}`.toLowerCase().includes(word)
  return around || names?.above.some(group => placeInName(group, word) !== Infinity) ? 4 : null
}

/** How well an entry fits the words: as its worst does, but what begins with the first one is best. Null: one does not fit. */
function rankOf(entry: SearchEntry, words: readonly string[]): number | null {
  const fits = words.map(word => fitOf(entry, word))
  if (fits.includes(null)) return null
  return fits[0] === 0 ? 0 : Math.max(0, ...fits.map(Number))
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

/** The same with what is found of records behind the pages; one that is there as a page already stays there. */
export function withRecords(found: SearchResult, records: SearchGroup): SearchResult {
  const there = new Set(found.groups.flatMap(({ entries }) => entries.map(({ id }) => id)))
  const entries = records.entries.filter(({ id }) => !there.has(id))
  if (entries.length === 0) return found
  return { ...found, groups: [...found.groups, { ...records, entries }], count: found.count + entries.length }
}

/** Normalizes what people type differently: case, width, hyphens, spaces, invisible characters. */
export function comparable(text: string): string {
  return normalizeText(text).toLowerCase()
}

/** The entry that has exactly this number, or is called so. */
export function exactIndex(entries: readonly SearchEntry[], text: string): number {
  const wanted = comparable(text)
  if (wanted === '') return -1
  return entries.findIndex(({ number, title }) =>
    [number ?? '', title].some(own => comparable(own) === wanted),
  )
}

/** Whether a text is one number, as it stands on paper: letters, digits and marks, at least four of them with a digit. */
export function isNumber(text: string): boolean {
  return /^(?=.*\d)[\p{L}\d][\p{L}\d./_-]{3,}$/u.test(comparable(text))
}

export interface EnterFacts {
  readonly text: string
  /** The text was scanned, not typed: only what has exactly this number is meant. */
  readonly scanned: boolean
  /** Records are still looked for. */
  readonly searching: boolean
  /** Whether the list has exactly this number or title. */
  readonly isExact: boolean
  /** Whether there is an entry to open, and whether the person has gone to it by the arrows. */
  readonly chosen: 'none' | 'first' | 'by-arrows'
}

/** What Enter does: opens the choice, waits for records since a number is meant, or offers the text to be replaced. */
export function enterDoes({
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

/** Where the choice goes by a key, round at both ends; null when the key moves nothing. */
export function movedChoice(key: string, index: number, count: number): number | null {
  if (count === 0) return null
  if (key === 'ArrowDown') return (index + 1) % count
  if (key === 'ArrowUp') return (index - 1 + count) % count
  return null
}
