/** What the memory budget looks at. */
export interface AwakeTabs {
  /** Keys of all tabs with a mounted page, the one on the screen included. */
  readonly awake: readonly string[]
  /** Keys in the order they were last on the screen, the latest at the end. */
  readonly history: readonly string[]
  readonly activeKey: string | null
  readonly dirty: ReadonlySet<string>
  /** So many may be awake. */
  readonly limit: number
}

export interface SleepPlan {
  /** So many should sleep. */
  readonly count: number
  /** In this order, the least recently used first: hidden and without unsaved work. */
  readonly candidates: readonly string[]
}

/** Which tabs sleep so that the page's memory stays bounded. */
export function planSleep({ awake, history, activeKey, dirty, limit }: AwakeTabs): SleepPlan {
  const lastUse = new Map(history.map((key, index) => [key, index]))
  const candidates = awake
    .filter(key => key !== activeKey && !dirty.has(key))
    .toSorted((one, other) => (lastUse.get(one) ?? -1) - (lastUse.get(other) ?? -1))
  return { count: Math.max(0, awake.length - limit), candidates }
}
