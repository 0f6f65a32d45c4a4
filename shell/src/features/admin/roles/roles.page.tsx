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
import { RoleDialog } from './role-dialog.tsx'
import { RoleOpensDialog } from './role-opens-dialog.tsx'
import { roleColumns, roleColumnsAtFirst } from './roles.table.tsx'
import { rolesTexts } from './roles.texts.ts'

interface ExplainedRole {
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
  const [explained, setExplained] = useState<ExplainedRole | null>(null)
  const choices = useAction(getRoleChoices)
  const reading = useAction(getAdminRole)
  const deleting = useAction(deleteAdminRole, {
    done: common.deleted,
    invalidates: [pageAdminRoles, queryDataSource],
  })

  // Loaded on opening, so that the dialog edits the current state and not the list's.
  const edit = async (code: string | null) => {
    const offered = await choices.run()
    if (!offered.done) return
    const role = code === null ? null : await reading.run({ query: { code } })
    if (role?.done === false) return
    dialog.open({ choices: offered.data, role: role?.data ?? null })
  }
  const remove = async ({ code, version }: AdminRole) => {
    const message = fillText(t.deleteQuestion, { name: code })
    const sure = await host.confirm({ title: t.deleteTitle, message, confirmLabel: rowTexts.delete })
    if (sure) await deleting.run({ body: { code, version } })
  }
  const explain = async (code: string) => {
    const [offered, role] = [await choices.run(), await reading.run({ query: { code } })]
    if (offered.done && role.done) setExplained({ choices: offered.data, role: role.data })
  }
  const actionsOf = (role: AdminRole) => {
    const opens = { id: 'opens', label: t.opens, onSelect: () => void explain(role.code) }
    if (!mayEdit) return [opens]
    return [
      editAction(rowTexts, () => void edit(role.code)),
      opens,
      deleteAction(rowTexts, () => void remove(role)),
    ]
  }
  return (
    <>
      <ListPage
        list={list}
        title={t.title}
        columns={roleColumns(actionsOf, zh)}
        defaults={roleColumnsAtFirst(zh)}
        rowKey={role => role.code}
        renderFilter={(form, change) => (
          <KeywordField label={t.text} value={form.text} onChange={wanted => change({ text: wanted })} />
        )}
        add={mayEdit && <AddButton label={t.add} onClick={() => void edit(null)} />}
      />
      {dialog.opened && <RoleDialog {...dialog.opened} onClose={dialog.close} />}
      {explained && <RoleOpensDialog {...explained} onClose={() => setExplained(null)} />}
    </>
  )
}
