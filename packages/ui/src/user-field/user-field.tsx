import { MultiSelect, type OptionsFilter, Select } from '@mantine/core'
import { useState } from 'react'
import { Field, type FieldProps } from '../fields/field.tsx'
import { useUiTexts } from '../provider/ui-context.ts'
import { useListOnFocus } from '../select/use-list-on-focus.ts'
import { UI_TEXTS } from '../words/words.ts'
import { type FoundUser, type UserSearch, type UserSearchState, useUserSearch } from './use-user-search.ts'

export type { FoundUser, UserSearch }

interface SearchProps extends FieldProps {
  /** A stable function. */
  readonly search: UserSearch
}

export interface UserFieldProps extends SearchProps {
  readonly value: FoundUser | null
  readonly onChange: (user: FoundUser | null) => void
}

const CLASS_NAMES = { input: 'ap-input', dropdown: 'ap-list', option: 'ap-list-option' } as const
/** Height of an open list before it scrolls: six users, px. */
const LIST_HEIGHT_PX = 330

/** A field for one user, found by department, employee number or name (UI-01). */
export function UserField({ value, onChange, search, ...field }: UserFieldProps) {
  const chosen = value === null ? '' : nameOf(value)
  const [typed, setTyped] = useState(chosen)
  // The field shows the chosen user. That text is not a search.
  const found = useUserSearch(typed === chosen ? '' : typed, search)
  const list = useList(found, value === null ? [] : [value])
  return (
    <Field {...field}>
      {({ disabled, ...control }) => (
        <Select
          {...control}
          {...list.props}
          classNames={CLASS_NAMES}
          disabled={disabled === true}
          error={control['aria-invalid'] === true}
          value={value?.userCode ?? null}
          onChange={code => onChange(list.byCode.get(code ?? '') ?? null)}
          searchable
          searchValue={typed}
          onSearchChange={setTyped}
          clearable
          allowDeselect={false}
        />
      )}
    </Field>
  )
}

export interface UsersFieldProps extends SearchProps {
  readonly value: readonly FoundUser[]
  readonly onChange: (users: FoundUser[]) => void
}

/** A field for several users, found one after the other (UI-01). */
export function UsersField({ value, onChange, search, ...field }: UsersFieldProps) {
  const [typed, setTyped] = useState('')
  const list = useList(useUserSearch(typed, search), value)
  return (
    <Field {...field}>
      {({ disabled, ...control }) => (
        <MultiSelect
          {...control}
          {...list.props}
          classNames={{
            ...CLASS_NAMES,
            input: 'ap-input ap-input-pills',
            pill: 'ap-pill',
            inputField: 'ap-input-pills-text',
          }}
          disabled={disabled === true}
          error={control['aria-invalid'] === true}
          placeholder={value.length === 0 ? list.props.placeholder : ''}
          value={value.map(user => user.userCode)}
          onChange={codes => onChange(codes.flatMap(code => list.byCode.get(code) ?? []))}
          searchable
          searchValue={typed}
          onSearchChange={setTyped}
        />
      )}
    </Field>
  )
}

function nameOf({ nickName, userCode }: FoundUser): string {
  return `${nickName} ${userCode}`.trim()
}

/** Returns the list props for Mantine: the found users. The chosen ones are known to it but not listed. */
function useList({ state, users, failure, retry }: UserSearchState, chosen: readonly FoundUser[]) {
  const words = useUiTexts(UI_TEXTS)
  const onFocus = useListOnFocus()
  const byCode = new Map([...chosen, ...users].map(user => [user.userCode, user]))
  const listed = new Set(users.map(user => user.userCode))
  const onlyListed: OptionsFilter = ({ options }) =>
    options.filter(option => 'value' in option && listed.has(option.value))
  const emptyMessage = {
    'nothing-typed': words.userSearchHint,
    searching: words.searching,
    failed: failure || words.searchFailed,
    found: words.nobodyFound,
  }[state]
  return {
    byCode,
    props: {
      ...onFocus,
      data: [...byCode.values()].map(user => ({ value: user.userCode, label: nameOf(user) })),
      filter: onlyListed,
      nothingFoundMessage: emptyMessage,
      // Retries a failed search when the user returns to the field.
      onClick: retry,
      onDropdownOpen: retry,
      placeholder: words.userSearchHint,
      clearButtonProps: { 'aria-label': words.clear },
      checkIconPosition: 'right',
      maxDropdownHeight: LIST_HEIGHT_PX,
      renderOption: ({ option }: { option: { value: string } }) => (
        <UserOption user={byCode.get(option.value)} />
      ),
    } as const,
  }
}

function UserOption({ user }: { readonly user: FoundUser | undefined }) {
  if (user === undefined) return null
  const where = user.deptList.map(dept => dept.name).join(' / ')
  const posts = user.postList.map(post => post.name).join('、')
  return (
    <span className="ap-user-hit">
      <span>
        {user.nickName} <span className="ap-mono">{user.userCode}</span>
      </span>
      <span className="ap-user-where">{[where, posts].filter(Boolean).join(' · ')}</span>
    </span>
  )
}
