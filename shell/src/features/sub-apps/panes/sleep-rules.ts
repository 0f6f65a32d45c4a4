/** Input of the memory budget. */
export interface AwakeTabs {
  /** Keys of all tabs with a mounted page, including the active one. */
  readonly awake: readonly string[]
  /** Keys by last activation, latest last. */
  readonly history: readonly string[]
  readonly activeKey: string | null
  readonly dirty: ReadonlySet<string>
  /** Maximum number of mounted pages. */
  readonly limit: number
}

export interface SleepPlan {
  /** Number of tabs to put to sleep. */
  readonly count: number
  /** Candidates, least recently used first: hidden and without unsaved work. */
  readonly candidates: readonly string[]
}

/** Selects tabs to put to sleep, to bound the page's memory. */
export function planSleep({ awake, history, activeKey, dirty, limit }: AwakeTabs): SleepPlan {
  const lastUse = new Map(history.map((key, index) => [key, index]))
  const candidates = awake
    .filter(key => key !== activeKey && !dirty.has(key))
    .toSorted((one, other) => (lastUse.get(one) ?? -1) - (lastUse.get(other) ?? -1))
  return { count: Math.max(0, awake.length - limit), candidates }
}
