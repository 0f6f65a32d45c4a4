import {
  DELEGATION_SCOPES,
  DELEGATION_STATES,
  type Delegation,
  type DelegationState,
} from '@apron/contract/delegations/delegation'
import { wireMinute } from '@apron/contract/wire/formats/wire-time'
import { OneOfField } from '@apron/pages/fields'
import {
  type ActionsOf,
  actionsColumn,
  type FilterFieldsProps,
  type FilterOf,
  KeywordField,
  oneOf,
  stateColumn,
  text,
} from '@apron/pages/list'
import { useTexts } from '@apron/sdk'
import { type Meaning, Status } from '@apron/ui/status'
import type { TableColumn } from '@apron/ui/table'
import { delegationsTexts } from './delegations.texts.ts'

export const DELEGATION_FILTER = {
  text: text(),
  scope: oneOf(DELEGATION_SCOPES),
  state: oneOf(DELEGATION_STATES),
}
type DelegationFilter = FilterOf<typeof DELEGATION_FILTER>

export const DELEGATION_DEFAULTS = [
  'name',
  'delegator',
  'delegate',
  'role',
  'applications',
  'validFrom',
  'validUntil',
  'state',
  'actions',
]

export const DELEGATION_MEANINGS: Readonly<Record<DelegationState, Meaning>> = {
  upcoming: 'info',
  active: 'green',
  idle: 'amber',
  expired: 'neutral',
  revoked: 'neutral',
}

const applications = (row: Delegation) => row.applications.map(({ name }) => name).join(', ')

export function useDelegationColumns(actions: ActionsOf<Delegation>): TableColumn<Delegation>[] {
  const t = useTexts(delegationsTexts)
  return [
    { id: 'name', labels: delegationsTexts.name, cell: row => row.name, minWidth: 132, locked: true },
    { id: 'delegator', labels: delegationsTexts.delegator, cell: row => row.delegator.name, width: 104 },
    { id: 'delegate', labels: delegationsTexts.delegate, cell: row => row.delegate.name, width: 104 },
    { id: 'role', labels: delegationsTexts.role, cell: row => row.role.name, width: 104 },
    { id: 'applications', labels: delegationsTexts.applications, cell: applications, minWidth: 120 },
    {
      id: 'department',
      labels: delegationsTexts.department,
      cell: row => row.department.name,
      minWidth: 132,
    },
    {
      id: 'validFrom',
      labels: delegationsTexts.validFrom,
      cell: row => wireMinute(row.validFrom),
      width: 140,
    },
    {
      id: 'validUntil',
      labels: delegationsTexts.validUntil,
      // Delegations without an end are easily forgotten, so they are highlighted.
      cell: row =>
        row.validUntil === null ? <Status meaning="amber">{t.permanent}</Status> : wireMinute(row.validUntil),
      text: row => (row.validUntil === null ? t.permanent : wireMinute(row.validUntil)),
      width: 140,
    },
    stateColumn({
      meaning: ({ state }) => DELEGATION_MEANINGS[state],
      text: ({ state }) => t[`state.${state}` as const],
      width: 116,
    }),
    ...actionsColumn(actions, row => row.name),
  ]
}

interface DelegationFieldsProps extends FilterFieldsProps<DelegationFilter> {
  /** True if the user may see other people's delegations. */
  readonly seesAll: boolean
}

export function DelegationFields({ change, form, seesAll }: DelegationFieldsProps) {
  const t = useTexts(delegationsTexts)
  const scopes = DELEGATION_SCOPES.filter(scope => seesAll || scope !== 'all')
  return (
    <>
      <KeywordField label={t.keyword} value={form.text} onChange={wanted => change({ text: wanted })} />
      <OneOfField
        label={t.scope}
        value={form.scope}
        options={scopes.map(value => ({ value, label: t[`scope.${value}` as const] }))}
        onChange={scope => change({ scope })}
      />
      <OneOfField
        label={t.state}
        value={form.state}
        options={DELEGATION_STATES.map(value => ({ value, label: t[`state.${value}` as const] }))}
        onChange={state => change({ state })}
      />
    </>
  )
}
