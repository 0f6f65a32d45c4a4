import { queryUsers } from '@apron/contract/calls/user.calls'
import { type FoundUser, UserField, type UserFieldProps } from '@apron/ui/user-field'
import { useCallback } from 'react'
import { useFailureText } from '../../../platform/http/use-failure-text.ts'
import type { PageServices } from '../../own-pages/page-services.ts'

export type { FoundUser }

interface PersonFieldProps extends Pick<UserFieldProps, 'label' | 'value' | 'onChange'> {
  readonly services: PageServices
}

/** People that one search offers. */
const OFFERED = 20

/** Whom a log is looked through for, also after their account was closed (UI-01). */
export function PersonField({ services: { http }, ...field }: PersonFieldProps) {
  const failureText = useFailureText()
  const search = useCallback(
    async (text: string, signal: AbortSignal): Promise<readonly FoundUser[]> => {
      const body = { current: 1, size: OFFERED, queryCriteria: { text, closed: true } }
      try {
        return (await http.call(queryUsers, { body, signal })).records
      } catch (error) {
        throw new Error(failureText(error), { cause: error })
      }
    },
    [http, failureText],
  )
  return <UserField {...field} search={search} />
}
