/** Value, Chinese and English name. Its position in the list is its sort number. */
export type EntrySeed = readonly [value: string, zh: string, en: string]

export interface DirectorySeed {
  readonly code: string
  readonly zh: string
  readonly en: string
  readonly entries: readonly EntrySeed[]
  /** Its values steer decisions: changes take two administrators. */
  readonly steers?: boolean
  /** Sort number of an entry if it is not its position in the list. */
  readonly sortOf?: (entry: EntrySeed) => number
}

/** Returns an entry with the same name in both languages. */
export const sameInBoth = (value: string, name = value): EntrySeed => [value, name, name]
