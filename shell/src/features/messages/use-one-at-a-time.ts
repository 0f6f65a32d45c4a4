import { useState } from 'react'

/** An operation that runs once at a time. */
export interface OneAtATime {
  readonly busy: boolean
  /** Returns true on success; the client reports failures. Does nothing while another operation runs. */
  run(operation: () => Promise<void>): Promise<boolean>
}

export function useOneAtATime(): OneAtATime {
  const [busy, setBusy] = useState(false)
  return {
    busy,
    async run(operation) {
      if (busy) return false
      setBusy(true)
      try {
        await operation()
        return true
      } catch {
        return false
      } finally {
        setBusy(false)
      }
    },
  }
}
