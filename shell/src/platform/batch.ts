/** Delay between the first entry and sending the batch, ms. */
const COLLECT_MS = 5_000

/** Collects entries and sends them in batches. */
export interface Batch<Entry> {
  add(entry: Entry): void
  /** Sends all collected entries at once. */
  flush(): void
}

/**
 * @param limit maximum the server accepts at once; more is dropped
 * @param maySend returns false without a session, and on pages where nothing is logged
 */
export function createBatch<Entry>(
  limit: number,
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
      if (!maySend() || entries.length >= limit) return
      entries.push(entry)
      timer ??= setTimeout(flush, COLLECT_MS)
    },
  }
}
