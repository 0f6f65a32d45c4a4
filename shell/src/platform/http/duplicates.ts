/** A later read with the same method and URL cancels the earlier (API-02). */
export interface Duplicates {
  /** Cancels an earlier call of this key; the answer is the signal of the new one and how it says it is done. */
  begin(key: string): { readonly signal: AbortSignal; readonly end: () => void }
}

export function createDuplicates(): Duplicates {
  const running = new Map<string, AbortController>()
  return {
    begin(key) {
      running.get(key)?.abort()
      const controller = new AbortController()
      running.set(key, controller)
      return {
        signal: controller.signal,
        end() {
          if (running.get(key) === controller) running.delete(key)
        },
      }
    },
  }
}
