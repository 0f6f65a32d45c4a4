import { UsersField, type UsersFieldProps } from '@apron/ui/user-field'
import { usePeopleSearch } from './use-people-search.ts'

export type PeopleFieldProps = Omit<UsersFieldProps, 'search'>

/** A field for several people, found by department, employee number or name (UI-01). */
export function PeopleField(field: PeopleFieldProps) {
  return <UsersField {...field} search={usePeopleSearch()} />
}
