import { OneOfField } from '@apron/pages/fields'
import { useTexts } from '@apron/sdk'
import { adminTexts } from '../shared/admin.texts.ts'
import { type FilterFieldsProps, KeywordField } from '../shared/filter-fields.tsx'
import { useStateTexts } from './use-state-texts.ts'
import type { UserOptions } from './use-user-options.ts'
import { USER_STATES, type UserFilter } from './user-filter.ts'
import { usersTexts } from './users.texts.ts'

interface UserFieldsProps extends FilterFieldsProps<UserFilter> {
  readonly options: UserOptions
}

/** The fields of the filter. */
export function UserFields({ options, form, change }: UserFieldsProps) {
  const t = useTexts(usersTexts)
  const common = useTexts(adminTexts)
  const stateTexts = useStateTexts()
  return (
    <>
      <KeywordField label={t.text} value={form.text} onChange={text => change({ text })} />
      <OneOfField
        label={t.deptCode}
        searchable
        value={form.deptCode}
        options={[...options.departments, ...options.enterprises]}
        onChange={deptCode => change({ deptCode })}
      />
      <OneOfField
        label={t.role}
        searchable
        value={form.roleCode}
        options={options.roles}
        onChange={roleCode => change({ roleCode })}
      />
      <OneOfField
        label={common.state}
        value={form.state}
        options={USER_STATES.map(value => ({ value, label: stateTexts[value] }))}
        onChange={state => change({ state })}
      />
    </>
  )
}
