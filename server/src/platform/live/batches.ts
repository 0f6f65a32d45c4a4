/** Work in batches. Each item runs at most once at a time. */
export interface Batches {
  add(items: Iterable<string>): void
  /** Starts nothing more. */
  close(): void
}

/**
 * Processes everything added, `size` items at once and never two batches in parallel, so that no batch reads older data
 * than the one before. A failed batch is retried with the next item.
 */
export function createBatches(
  size: number,
  work: (items: readonly string[]) => Promise<void>,
  failed: (error: unknown) => void,
): Batches {
  const waiting = new Set<string>()
  let running = false
  let closed = false

  function next(): readonly string[] {
    const batch = [...waiting.values().take(size)]
    for (const item of batch) waiting.delete(item)
    return batch
  }

  async function run(): Promise<void> {
    if (running || closed) return
    running = true
    let batch = next()
    try {
      while (batch.length > 0) {
        await work(batch)
        batch = next()
      }
    } catch (error) {
      for (const item of batch) waiting.add(item)
      if (!closed) failed(error)
    } finally {
      running = false
    }
  }

  return {
    add(items) {
      for (const item of items) waiting.add(item)
      void run()
    },
    close() {
      closed = true
      waiting.clear()
    },
  }
}
