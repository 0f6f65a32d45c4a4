import { DELEGATION_SORT_KEYS, type Delegation } from '@apron/contract/delegations/delegation'
import { pageDelegations, revokeDelegation } from '@apron/contract/delegations/delegation.calls'
import { ADMIN_PERMISSIONS } from '@apron/contract/rules/rights/admin-permissions'
import { AddButton, criteriaOf, ListPage, useList, useRecordDialog } from '@apron/pages/list'
import { fillText, useHost, usePermission, useTexts } from '@apron/sdk'
import { useAction } from '@apron/sdk/query'
import { DelegationDialog } from './delegation-dialog.tsx'
import {
  DELEGATION_DEFAULTS,
  DELEGATION_FILTER,
  DelegationFields,
  useDelegationColumns,
} from './delegations.table.tsx'
import { delegationsTexts } from './delegations.texts.ts'
import { DelegationDetailsDialog } from './details-dialog.tsx'

type Opened =
  | { readonly dialog: 'form'; readonly delegation: Delegation | null }
  | { readonly dialog: 'details'; readonly delegation: Delegation }

/** Delegations that the user gave or received; administrators of people see everyone's (DEL-01). */
export default function DelegationsPage() {
  const t = useTexts(delegationsTexts)
  const host = useHost()
  const seesAll = usePermission(ADMIN_PERMISSIONS.users.view)
  const list = useList({
    code: 'AQ_shell_delegations',
    call: pageDelegations,
    filter: DELEGATION_FILTER,
    sortKeys: DELEGATION_SORT_KEYS,
    criteria: criteriaOf,
  })
  const { close, open, opened } = useRecordDialog<Opened>(list.reload)
  const revoking = useAction(revokeDelegation, { done: t.recycled, invalidates: [pageDelegations] })

  async function revoke({ delegate, id, role }: Delegation): Promise<void> {
    const loses = fillText(t.loses, { delegate: delegate.name, role: role.name })
    const message = `${loses} ${t.confirmRevoke}`
    if (!(await host.confirm({ title: t.revoke, message, confirmLabel: t.revoke }))) return
    await revoking.run({ query: { id } })
  }

  const actionsOf = (delegation: Delegation) => [
    { id: 'details', label: t.details, onSelect: () => open({ dialog: 'details', delegation }) },
    ...(delegation.mayEdit
      ? [{ id: 'edit', label: t.edit, onSelect: () => open({ dialog: 'form', delegation }) }]
      : []),
    ...(delegation.mayRevoke
      ? [{ id: 'revoke', label: t.revoke, danger: true, onSelect: () => void revoke(delegation) }]
      : []),
  ]
  return (
    <>
      <ListPage
        list={list}
        title={t.title}
        columns={useDelegationColumns(actionsOf)}
        defaults={DELEGATION_DEFAULTS}
        rowKey={row => row.id}
        renderFilter={(form, change) => <DelegationFields form={form} change={change} seesAll={seesAll} />}
        add={<AddButton label={t.add} onClick={() => open({ dialog: 'form', delegation: null })} />}
        empty={t.empty}
      />
      {opened?.dialog === 'form' && <DelegationDialog delegation={opened.delegation} onClose={close} />}
      {opened?.dialog === 'details' && (
        <DelegationDetailsDialog id={opened.delegation.id} name={opened.delegation.name} onClose={close} />
      )}
    </>
  )
}
