import {
  deleteAdminRole,
  getAdminRole,
  getRoleChoices,
  pageAdminRoles,
} from '@apron/contract/calls/admin-role.calls'
import type { AdminRole, AdminRoleDetail, RoleChoices } from '@apron/contract/entities/admin-role'
import { ADMIN_RIGHTS } from '@apron/contract/rules/admin-rights'
import { useTranslation } from 'react-i18next'
import type { OwnPageProps } from '../../own-pages/own-page.ts'
import { waitingTexts } from '../changes/changes.texts.ts'
import { deleteAction, editAction } from '../shared/actions-column.tsx'
import { AddButton } from '../shared/add-button.tsx'
import { adminTexts } from '../shared/admin.texts.ts'
import { AdminPage } from '../shared/admin-page.tsx'
import { KeywordField } from '../shared/filter-fields.tsx'
import { useAdminList } from '../shared/use-admin-list.ts'
import { useConfirmedWrite } from '../shared/use-confirmed-write.ts'
import { useRecordDialog } from '../shared/use-record-dialog.ts'
import { useQuickWrite } from '../shared/use-write.ts'
import { roleColumns } from './role-columns.tsx'
import { RoleDialog } from './role-dialog.tsx'
import { rolesTexts } from './roles.texts.ts'

const NO_FILTER = { text: '' }

interface OpenedRole {
  readonly role: AdminRoleDetail | null
  readonly choices: RoleChoices
}

/** The roles of the portal and what they give (ADM-06). */
export default function RolesPage({ services }: OwnPageProps) {
  const { t } = useTranslation()
  const { http } = services
  const mayEdit = services.can(ADMIN_RIGHTS.roles.edit)
  const quickly = useQuickWrite()
  const list = useAdminList<AdminRole, typeof NO_FILTER>({
    name: 'roles',
    noFilter: NO_FILTER,
    ask: (position, queryCriteria, signal) =>
      http.call(pageAdminRoles, { body: { ...position, queryCriteria }, ...(signal && { signal }) }),
  })
  const dialog = useRecordDialog<OpenedRole>(list.reload)
  const askAndWrite = useConfirmedWrite(services, list.reload)

  // Read when it is needed: what is edited is the last state, not that of the list.
  const edit = async (code: string | null) => {
    const found = await quickly(async () => ({
      choices: await http.call(getRoleChoices),
      role: code === null ? null : await http.call(getAdminRole, { query: { code } }),
    }))
    if (found !== null) dialog.open(found)
  }
  const remove = ({ code, version }: AdminRole) =>
    askAndWrite(
      {
        title: t('admin.delete'),
        message: t('adminRoles.deleteQuestion', { name: code }),
        confirmLabel: t('admin.delete'),
      },
      () => http.call(deleteAdminRole, { body: { code, version } }),
      t('admin.deleted'),
    )

  const columns = roleColumns(
    mayEdit
      ? role => [editAction(t, () => void edit(role.code)), deleteAction(t, () => void remove(role))]
      : null,
  )

  return (
    <>
      <AdminPage
        services={services}
        title={t('adminRoles.title')}
        customCode="AQ_shell_roles"
        list={list}
        columns={columns}
        rowKey={role => role.code}
        actions={mayEdit && <AddButton label={t('adminRoles.add')} onClick={() => void edit(null)} />}
        renderFilter={(form, change) => (
          <KeywordField label={t('adminRoles.text')} value={form.text} onChange={text => change({ text })} />
        )}
      />
      {dialog.opened && <RoleDialog services={services} {...dialog.opened} onClose={dialog.close} />}
    </>
  )
}

export const texts = { ...adminTexts, ...rolesTexts, ...waitingTexts }
