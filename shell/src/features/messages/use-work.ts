import { useState } from 'react'

/** Something that takes a moment and happens once at a time. */
export interface Work {
  readonly busy: boolean
  /** Whether it was done; when it failed the client has said why. Does nothing while something is under way. */
  run(work: () => Promise<void>): Promise<boolean>
}

export function useWork(): Work {
  const [busy, setBusy] = useState(false)
  return {
    busy,
    async run(work) {
      if (busy) return false
      setBusy(true)
      try {
        await work()
        return true
      } catch {
        return false
      } finally {
        setBusy(false)
      }
    },
  }
}
