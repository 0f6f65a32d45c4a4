import { useState } from 'react'

/** An operation that runs once at a time. */
export interface Work {
  readonly busy: boolean
  /** Returns true on success; the client reports failures. Does nothing while another operation runs. */
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
