import { CHANGE_SORT_KEYS, type PermissionChange } from '@apron/contract/permissions/permission-change'
import { pagePermissionChanges } from '@apron/contract/permissions/permission-change.calls'
import { ADMIN_PERMISSIONS } from '@apron/contract/rules/rights/admin-permissions'
import { OneOfField } from '@apron/pages/fields'
import { criteriaOf, ListPage, oneOf, ROW_TEXTS, useList, useRecordDialog } from '@apron/pages/list'
import { usePermission, useTexts } from '@apron/sdk'
import { ChangeDialog } from './change-dialog.tsx'
import { CHANGE_STATES, useChangeColumns } from './changes.table.tsx'
import { changesTexts } from './changes.texts.ts'
import { useChangeActions } from './use-change-actions.ts'

/** Permission changes that need two people, with their outcomes (ADM-42). */
export default function ChangesPage() {
  const t = useTexts(changesTexts)
  const rowTexts = useTexts(ROW_TEXTS)
  const mayEdit = usePermission(ADMIN_PERMISSIONS.changes.edit)
  const list = useList({
    code: 'AQ_shell_changes',
    call: pagePermissionChanges,
    filter: { state: oneOf(CHANGE_STATES) },
    sortKeys: CHANGE_SORT_KEYS,
    criteria: criteriaOf,
  })
  const dialog = useRecordDialog<{ readonly change: PermissionChange }>(list.reload)
  const actionsOf = useChangeActions(mayEdit, change => dialog.open({ change }))
  return (
    <>
      <ListPage
        list={list}
        title={t.title}
        columns={useChangeColumns(actionsOf)}
        rowKey={change => String(change.id)}
        renderFilter={(form, set) => (
          <OneOfField
            label={rowTexts.state}
            value={form.state}
            options={CHANGE_STATES.map(value => ({ value, label: t[`state.${value}` as const] }))}
            onChange={state => set({ state })}
          />
        )}
      />
      {dialog.opened && <ChangeDialog {...dialog.opened} mayEdit={mayEdit} onClose={dialog.close} />}
    </>
  )
}
