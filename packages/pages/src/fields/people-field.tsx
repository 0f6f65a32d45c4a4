import type { Named } from '@apron/contract/entities/fields'
import { type FoundUser, UsersField, type UsersFieldProps } from '@apron/ui/user-field'
import { useState } from 'react'
import { usePeopleSearch } from './use-people-search.ts'

export type PeopleFieldProps = Omit<UsersFieldProps, 'search'>

/** A field for several people, found by department, employee number or name (UI-01). */
export function PeopleField(field: PeopleFieldProps) {
  return <UsersField {...field} search={usePeopleSearch()} />
}

export interface PeopleCodesFieldProps extends Omit<PeopleFieldProps, 'value' | 'onChange'> {
  /** Employee numbers. */
  readonly value: readonly string[]
  /** Names of the initially chosen people. */
  readonly known?: readonly Named[]
  readonly onChange: (userCodes: string[]) => void
}

/** Like `PeopleField`, for employee numbers instead of users. */
export function PeopleCodesField({ value, known, onChange, ...field }: PeopleCodesFieldProps) {
  const [found, setFound] = useState<readonly FoundUser[]>([])
  const unknownUser = (code: string): FoundUser => ({
    userCode: code,
    nickName: known?.find(person => person.code === code)?.name ?? '',
    deptList: [],
    postList: [],
  })
  return (
    <PeopleField
      {...field}
      value={value.map(code => found.find(({ userCode }) => userCode === code) ?? unknownUser(code))}
      onChange={users => {
        setFound(users)
        onChange(users.map(({ userCode }) => userCode))
      }}
    />
  )
}
