/** One value: value, Chinese and English name. Its place in the list is its sort number. */
export type EntrySeed = readonly [value: string, zh: string, en: string]

export interface DirectorySeed {
  readonly code: string
  readonly zh: string
  readonly en: string
  readonly entries: readonly EntrySeed[]
  /** Its values steer decisions: changes take two administrators. */
  readonly steers?: boolean
  /** Sort number of an entry where it is not its place in the list. */
  readonly sortOf?: (entry: EntrySeed) => number
}

/** For values that read the same in both languages. */
export const same = (value: string, name = value): EntrySeed => [value, name, name]
