import { queryUsers } from '@apron/contract/organisation/user.calls'
import { failureText, useCall } from '@apron/sdk'
import type { FoundUser } from '@apron/ui/user-field'
import { useCallback } from 'react'

/** Largest number of people in a search result. */
const PAGE_SIZE = 20

/** Returns the request that searches for people by department, employee number or name. */
export function peopleRequest(text: string, includeClosedAccounts: boolean) {
  const queryCriteria = includeClosedAccounts ? { text, closed: true } : { text }
  return { body: { current: 1, size: PAGE_SIZE, queryCriteria } }
}

/** Returns the search function of a field. It throws errors with a message for the user. */
export function usePeopleSearch(
  includeClosedAccounts = false,
): (text: string, signal: AbortSignal) => Promise<readonly FoundUser[]> {
  const call = useCall()
  return useCallback(
    async (text: string, signal: AbortSignal) => {
      try {
        const request = peopleRequest(text, includeClosedAccounts)
        const { records } = await call(queryUsers, request, { signal, asker: 'person field' })
        return records
      } catch (error) {
        throw error instanceof Error ? new Error(failureText(error), { cause: error }) : error
      }
    },
    [call, includeClosedAccounts],
  )
}
