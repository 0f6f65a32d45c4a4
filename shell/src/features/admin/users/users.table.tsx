import type { AdminUser } from '@apron/contract/organisation/admin-user'
import { USER_FIELD_LABELS } from '@apron/contract/rules/people/user-fields'
import { wireMinute } from '@apron/contract/wire/formats/wire-time'
import { OneOfField } from '@apron/pages/fields'
import {
  type ActionsOf,
  actionsColumn,
  choice,
  type FilterFieldsProps,
  type FilterOf,
  KeywordField,
  oneOf,
  ROW_TEXTS,
  stateColumn,
  text,
} from '@apron/pages/list'
import { useLanguage, useTexts } from '@apron/sdk'
import type { Meaning } from '@apron/ui/status'
import type { TableColumn } from '@apron/ui/table'
import { useMemo } from 'react'
import { shortSiteList } from './short-site-list.ts'
import { useStateTexts } from './use-state-texts.ts'
import type { UserOptions } from './use-user-options.ts'
import { usersTexts } from './users.texts.ts'

const MEANINGS: Readonly<Record<AdminUser['state'], Meaning>> = {
  enabled: 'green',
  disabled: 'neutral',
  new: 'amber',
}

const STATES = ['enabled', 'disabled', 'new'] as const

export const USER_FILTER = { text: text(), deptCode: choice(), roleCode: choice(), state: oneOf(STATES) }
type UserFilter = FilterOf<typeof USER_FILTER>

/** Returns a lookup of role and post names by code. */
function useNames({ roles, posts }: UserOptions): (code: string) => string {
  return useMemo(() => {
    const names = new Map(
      [...roles, ...posts].map(({ value, label }) => [value, label.slice(value.length + 1)]),
    )
    return (code: string) => names.get(code) ?? code
  }, [roles, posts])
}

export function useUserColumns(
  options: UserOptions,
  actions: ActionsOf<AdminUser>,
): TableColumn<AdminUser>[] {
  const t = useTexts(usersTexts)
  const language = useLanguage()
  const stateTexts = useStateTexts()
  const nameOf = useNames(options)
  const labels = USER_FIELD_LABELS
  const names = (codes: readonly string[]) => codes.map(nameOf).join(language === 'zh' ? '、' : ', ')
  return [
    {
      id: 'userCode',
      labels: usersTexts.number,
      cell: row => row.userCode,
      width: 96,
      mono: true,
      locked: true,
    },
    {
      id: 'name',
      card: 'head',
      labels: usersTexts.name,
      cell: row => (language === 'zh' ? row.nameZh : row.nameEn),
      minWidth: 116,
    },
    stateColumn({
      meaning: row => MEANINGS[row.state],
      text: row => stateTexts[row.state],
      width: 140,
    }),
    {
      id: 'department',
      labels: usersTexts.unit,
      cell: row => row.deptName,
      minWidth: 140,
    },
    { id: 'roles', labels: labels.roles, cell: row => names(row.roles), minWidth: 128 },
    { id: 'posts', labels: labels.posts, cell: row => names(row.posts), minWidth: 150 },
    {
      id: 'sites',
      labels: labels.sites,
      cell: row => shortSiteList(row.sites),
      text: row => row.sites.join(' '),
      width: 140,
      mono: true,
    },
    { id: 'defaultSite', labels: labels.defaultSite, cell: row => row.defaultSite, width: 104, mono: true },
    {
      id: 'userType',
      labels: labels.userType,
      cell: row => t[row.userType],
      width: 120,
    },
    { id: 'nameZh', labels: labels.nameZh, cell: row => row.nameZh, width: 120 },
    { id: 'nameEn', labels: labels.nameEn, cell: row => row.nameEn, width: 160 },
    { id: 'mobile', labels: labels.mobile, cell: row => row.mobile, width: 140, mono: true },
    { id: 'email', labels: labels.email, cell: row => row.email, width: 200 },
    {
      id: 'sessions',
      labels: usersTexts.sessions,
      cell: row => row.sessions,
      width: 96,
      align: 'end',
    },
    {
      id: 'quickSignIn',
      labels: usersTexts.quickSignIn,
      cell: row => (row.quickSignIn ? t.yes : '–'),
      width: 112,
    },
    {
      id: 'lastLogin',
      labels: usersTexts.lastLogin,
      cell: row => wireMinute(row.lastLogin) || '–',
      width: 144,
    },
    ...actionsColumn(actions, row => row.userCode),
  ]
}

interface UserFieldsProps extends FilterFieldsProps<UserFilter> {
  readonly options: UserOptions
}

export function UserFields({ options, form, change }: UserFieldsProps) {
  const t = useTexts(usersTexts)
  const rowTexts = useTexts(ROW_TEXTS)
  const stateTexts = useStateTexts()
  return (
    <>
      <KeywordField label={t.text} value={form.text} onChange={wanted => change({ text: wanted })} />
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
        label={rowTexts.state}
        value={form.state}
        options={STATES.map(value => ({ value, label: stateTexts[value] }))}
        onChange={state => change({ state })}
      />
    </>
  )
}
