import { queryUsers } from '@apron/contract/organisation/user.calls'
import { useAppQuery } from '@apron/sdk/query'
import { type FoundUser, UserField, type UserFieldProps } from '@apron/ui/user-field'
import { useState } from 'react'
import { peopleRequest, usePeopleSearch } from './use-people-search.ts'

export interface PersonFieldProps extends Omit<UserFieldProps, 'value' | 'onChange' | 'search'> {
  /** Employee number. */
  readonly value: string | null
  readonly onChange: (userCode: string | null) => void
  /** Includes people whose account is closed, as logs require. */
  readonly closed?: boolean
}

/**
 * A field for one person, found by department, employee number or name (UI-01). Looks up the name of a preset number.
 */
export function PersonField({ value, onChange, closed = false, ...field }: PersonFieldProps) {
  const [chosen, setChosen] = useState<FoundUser | null>(null)
  const known = chosen?.userCode === value ? chosen : null
  const query = useAppQuery(
    queryUsers,
    value === null || known !== null ? null : peopleRequest(value, closed),
  )
  const search = usePeopleSearch(closed)
  const person =
    known ?? query.data?.records.find(({ userCode }) => userCode === value) ?? userWithoutName(value)
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

/** Returns a user without a name: it is not loaded yet, or nobody has this number any more. */
function userWithoutName(userCode: string | null): FoundUser | null {
  return userCode === null ? null : { userCode, nickName: '', deptList: [], postList: [] }
}
