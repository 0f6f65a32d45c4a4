import { toast } from '@apron/ui/feedback'
import { useCallback, useState } from 'react'
import { useFailureText } from '../../../platform/http/use-failure-text.ts'

export interface Write {
  readonly busy: boolean
  /** What the last try failed with; null when it did not. */
  readonly failure: string | null
  /** Does the work once at a time. @returns whether it was done; the failure is kept to be shown */
  readonly run: (work: () => Promise<unknown>, done?: string) => Promise<boolean>
}

/** One thing to be changed on the server, from a dialog that shows why it failed. @param done text of the success */
export function useWrite(): Write {
  const failureText = useFailureText()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const run = useCallback<Write['run']>(
    async (work, done) => {
      setBusy(true)
      setFailure(null)
      try {
        await work()
        if (done !== undefined) toast.success(done)
        return true
      } catch (error) {
        setFailure(failureText(error))
        return false
      } finally {
        setBusy(false)
      }
    },
    [failureText],
  )
  return { busy, failure, run }
}

/**
 * One thing to be done on the server by a single press: what failed is shown for a while.
 * @returns what the work answered, or null when it failed
 */
export function useQuickWrite(): <Answer>(
  work: () => Promise<Answer>,
  done?: string,
) => Promise<Answer | null> {
  const failureText = useFailureText()
  return useCallback(
    async (work, done) => {
      try {
        const answer = await work()
        if (done !== undefined) toast.success(done)
        return answer
      } catch (error) {
        toast.error(failureText(error))
        return null
      }
    },
    [failureText],
  )
}
