import { CallError, failureText } from '@apron/sdk'
import { useState } from 'react'

/** Runs calls that need a proof of work. Returns whether one is running and why the last attempt failed. */
export function useAttempt() {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  async function attempt(run: () => Promise<void>): Promise<void> {
    setBusy(true)
    setFailure(null)
    try {
      await run()
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      setFailure(failureText(error))
    } finally {
      setBusy(false)
    }
  }

  return { attempt, isBusy, failure, setFailure }
}
