import { queryUsers } from '@apron/contract/organisation/user.calls'
import { failureText, useCall } from '@apron/sdk'
import type { FoundUser } from '@apron/ui/user-field'
import { useCallback } from 'react'

/** People that one search offers. */
const OFFERED = 20

/** The question for people by department, employee number or name. @param closed also people whose account is closed */
export function searchFor(text: string, closed: boolean) {
  const queryCriteria = closed ? { text, closed } : { text }
  return { body: { current: 1, size: OFFERED, queryCriteria } }
}

/** Asks it for a field; a failure is thrown with the words to show. */
export function usePeopleSearch(
  closed = false,
): (text: string, signal: AbortSignal) => Promise<readonly FoundUser[]> {
  const call = useCall()
  return useCallback(
    async (text: string, signal: AbortSignal) => {
      try {
        return (await call(queryUsers, searchFor(text, closed), { signal, asker: 'person field' })).records
      } catch (error) {
        throw error instanceof Error ? new Error(failureText(error), { cause: error }) : error
      }
    },
    [call, closed],
  )
}
