import { queryDataSource } from '@apron/contract/lists/data-source.calls'
import {
  type AdminRole,
  type AdminRoleDetail,
  ROLE_SORT_KEYS,
  type RoleChoices,
} from '@apron/contract/permissions/admin-role'
import {
  deleteAdminRole,
  getAdminRole,
  getRoleChoices,
  pageAdminRoles,
} from '@apron/contract/permissions/admin-role.calls'
import { ADMIN_PERMISSIONS } from '@apron/contract/rules/rights/admin-permissions'
import {
  AddButton,
  criteriaOf,
  deleteAction,
  editAction,
  KeywordField,
  ListPage,
  ROW_TEXTS,
  text,
  useList,
  useRecordDialog,
} from '@apron/pages/list'
import { fillText, useHost, useLanguage, usePermission, useTexts } from '@apron/sdk'
import { useAction } from '@apron/sdk/query'
import { useState } from 'react'
import { adminTexts } from '../shared/admin.texts.ts'
import { RoleAccessDialog } from './role-access-dialog.tsx'
import { RoleDialog } from './role-dialog.tsx'
import { defaultRoleColumns, roleColumns } from './roles.table.tsx'
import { rolesTexts } from './roles.texts.ts'

interface ViewedRole {
  readonly role: AdminRoleDetail
  readonly choices: RoleChoices
}

interface OpenedRole {
  readonly role: AdminRoleDetail | null
  readonly choices: RoleChoices
}

/** Roles of the portal and their grants (ADM-06). */
export default function RolesPage() {
  const t = useTexts(rolesTexts)
  const common = useTexts(adminTexts)
  const rowTexts = useTexts(ROW_TEXTS)
  const host = useHost()
  const zh = useLanguage() === 'zh'
  const mayEdit = usePermission(ADMIN_PERMISSIONS.roles.edit)
  const list = useList({
    code: 'AQ_shell_roles',
    call: pageAdminRoles,
    filter: { text: text() },
    sortKeys: ROLE_SORT_KEYS,
    criteria: criteriaOf,
  })
  const dialog = useRecordDialog<OpenedRole>(list.reload)
  const [viewedRole, setViewedRole] = useState<ViewedRole | null>(null)
  const choices = useAction(getRoleChoices)
  const reading = useAction(getAdminRole)
  const deleting = useAction(deleteAdminRole, {
    done: common.deleted,
    invalidates: [pageAdminRoles, queryDataSource],
  })

  // Loaded on opening, so that the dialog edits the current state and not the list's.
  const edit = async (code: string | null) => {
    const loadedChoices = await choices.run()
    if (!loadedChoices.done) return
    const role = code === null ? null : await reading.run({ query: { code } })
    if (role?.done === false) return
    dialog.open({ choices: loadedChoices.data, role: role?.data ?? null })
  }
  const remove = async ({ code, version }: AdminRole) => {
    const message = fillText(t.deleteQuestion, { name: code })
    const sure = await host.confirm({ title: t.deleteTitle, message, confirmLabel: rowTexts.delete })
    if (sure) await deleting.run({ body: { code, version } })
  }
  const showAccess = async (code: string) => {
    const [loadedChoices, role] = [await choices.run(), await reading.run({ query: { code } })]
    if (loadedChoices.done && role.done) setViewedRole({ choices: loadedChoices.data, role: role.data })
  }
  const actionsOf = (role: AdminRole) => {
    const viewAccess = { id: 'opens', label: t.opens, onSelect: () => void showAccess(role.code) }
    if (!mayEdit) return [viewAccess]
    return [
      editAction(rowTexts, () => void edit(role.code)),
      viewAccess,
      deleteAction(rowTexts, () => void remove(role)),
    ]
  }
  return (
    <>
      <ListPage
        list={list}
        title={t.title}
        columns={roleColumns(actionsOf, zh)}
        defaults={defaultRoleColumns(zh)}
        rowKey={role => role.code}
        renderFilter={(form, change) => (
          <KeywordField label={t.text} value={form.text} onChange={wanted => change({ text: wanted })} />
        )}
        add={mayEdit && <AddButton label={t.add} onClick={() => void edit(null)} />}
      />
      {dialog.opened && <RoleDialog {...dialog.opened} onClose={dialog.close} />}
      {viewedRole && <RoleAccessDialog {...viewedRole} onClose={() => setViewedRole(null)} />}
    </>
  )
}
