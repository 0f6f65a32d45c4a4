/** Entries are sent together, this long after the first one, ms. */
const COLLECT_MS = 5_000

/** Collects what is written down about a page and sends it now and then. */
export interface Batch<Entry> {
  add(entry: Entry): void
  /** Sends at once what has been collected. */
  flush(): void
}

/**
 * @param most more than the server takes at once is left out
 * @param maySend false while nobody is logged in, and on pages where nobody is written down
 */
export function createBatch<Entry>(
  most: number,
  send: (entries: readonly Entry[]) => void,
  maySend: () => boolean,
): Batch<Entry> {
  let entries: Entry[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  function flush(): void {
    clearTimeout(timer)
    timer = undefined
    const collected = entries
    entries = []
    if (collected.length > 0 && maySend()) send(collected)
  }

  return {
    flush,
    add(entry) {
      if (!maySend() || entries.length >= most) return
      entries.push(entry)
      timer ??= setTimeout(flush, COLLECT_MS)
    },
  }
}
