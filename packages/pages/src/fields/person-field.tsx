import { queryUsers } from '@apron/contract/organisation/user.calls'
import { useAppQuery } from '@apron/sdk/query'
import { type FoundUser, UserField, type UserFieldProps } from '@apron/ui/user-field'
import { useState } from 'react'
import { searchFor, usePeopleSearch } from './use-people-search.ts'

export interface PersonFieldProps extends Omit<UserFieldProps, 'value' | 'onChange' | 'search'> {
  /** Employee number. */
  readonly value: string | null
  readonly onChange: (userCode: string | null) => void
  /** Also people whose account is closed, as logs need them. */
  readonly closed?: boolean
}

/** One person, found by department, employee number or name (UI-01). Of a number that was there before the name is looked up. */
export function PersonField({ value, onChange, closed = false, ...field }: PersonFieldProps) {
  const [chosen, setChosen] = useState<FoundUser | null>(null)
  const known = chosen?.userCode === value ? chosen : null
  const lookedUp = useAppQuery(queryUsers, value === null || known !== null ? null : searchFor(value, closed))
  const search = usePeopleSearch(closed)
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
