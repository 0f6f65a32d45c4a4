import { queryUsers } from '@apron/contract/calls/user.calls'
import { failureText, useCall } from '@apron/sdk'
import { useAppQuery } from '@apron/sdk/query'
import { type FoundUser, UserField, type UserFieldProps } from '@apron/ui/user-field'
import { useCallback, useState } from 'react'

export interface PersonFieldProps extends Omit<UserFieldProps, 'value' | 'onChange' | 'search'> {
  /** Employee number. */
  readonly value: string | null
  readonly onChange: (userCode: string | null) => void
  /** Also people whose account is closed, as logs need them. */
  readonly closed?: boolean
}

/** People that one search offers. */
const OFFERED = 20

function searchFor(text: string, closed: boolean) {
  const queryCriteria = closed ? { text, closed } : { text }
  return { body: { current: 1, size: OFFERED, queryCriteria } }
}

/** One person, found by department, employee number or name (UI-01). Of a number that was there before the name is looked up. */
export function PersonField({ value, onChange, closed = false, ...field }: PersonFieldProps) {
  const call = useCall()
  const [chosen, setChosen] = useState<FoundUser | null>(null)
  const known = chosen?.userCode === value ? chosen : null
  const lookedUp = useAppQuery(queryUsers, value === null || known !== null ? null : searchFor(value, closed))
  const search = useCallback(
    async (text: string, signal: AbortSignal): Promise<readonly FoundUser[]> => {
      try {
        return (await call(queryUsers, searchFor(text, closed), { signal, asker: 'person field' })).records
      } catch (error) {
        throw error instanceof Error ? new Error(failureText(error), { cause: error }) : error
      }
    },
    [call, closed],
  )
  const person = known ?? lookedUp.data?.records.find(({ userCode }) => userCode === value) ?? unnamed(value)
  return (
    <UserField
      {...field}
      value={person}
      onChange={user => {
        setChosen(user)
        onChange(user?.userCode ?? null)
      }}
      search={search}
    />
  )
}

/** Nobody has said the name yet, or there is nobody with this number any more. */
function unnamed(userCode: string | null): FoundUser | null {
  return userCode === null ? null : { userCode, nickName: '', deptList: [], postList: [] }
}
