/** Things to be done together, each at most once at a time. */
export interface Batches {
  add(items: Iterable<string>): void
  /** Nothing is begun any more. */
  close(): void
}

/**
 * Does everything that was asked for, `size` at once and never two batches beside each other: what a batch reads is at
 * least as new as what the one before it read. What failed is done again with the next thing that is added.
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
