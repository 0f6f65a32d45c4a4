import { queryUsers } from '@apron/contract/organisation/user.calls'
import { failureText, useCall } from '@apron/sdk'
import type { FoundUser } from '@apron/ui/user-field'
import { useCallback } from 'react'

/** Number of people that one search offers. */
const PAGE_SIZE = 20

/**
 * Returns the request that searches people by department, employee number or name. @param closed includes people whose
 * account is closed
 */
export function peopleRequest(text: string, closed: boolean) {
  const queryCriteria = closed ? { text, closed } : { text }
  return { body: { current: 1, size: PAGE_SIZE, queryCriteria } }
}

/** Returns the search function for a field. A failure is thrown with the message to show. */
export function usePeopleSearch(
  closed = false,
): (text: string, signal: AbortSignal) => Promise<readonly FoundUser[]> {
  const call = useCall()
  return useCallback(
    async (text: string, signal: AbortSignal) => {
      try {
        return (await call(queryUsers, peopleRequest(text, closed), { signal, asker: 'person field' }))
          .records
      } catch (error) {
        throw error instanceof Error ? new Error(failureText(error), { cause: error }) : error
      }
    },
    [call, closed],
  )
}
