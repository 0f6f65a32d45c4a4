import {
  deleteAdminRole,
  getAdminRole,
  getRoleChoices,
  pageAdminRoles,
} from '@apron/contract/calls/admin-role.calls'
import type { AdminRole, AdminRoleDetail, RoleChoices } from '@apron/contract/entities/admin-role'
import { ADMIN_RIGHTS } from '@apron/contract/rules/admin-rights'
import { Button } from '@apron/ui/button'
import { TextField } from '@apron/ui/fields'
import { IconPlus } from '@apron/ui/icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OwnPageProps } from '../../own-pages/own-page.ts'
import { adminTexts } from '../shared/admin.texts.ts'
import { AdminPage } from '../shared/admin-page.tsx'
import { useAdminList } from '../shared/use-admin-list.ts'
import { useQuickWrite } from '../shared/use-write.ts'
import { roleColumns } from './role-columns.tsx'
import { RoleDialog } from './role-dialog.tsx'
import { rolesTexts } from './roles.texts.ts'

const NO_FILTER = { text: '' }

interface OpenRole {
  readonly role: AdminRoleDetail | null
  readonly choices: RoleChoices
}

/** The roles of the portal and what they give (ADM-06). */
export default function RolesPage({ services }: OwnPageProps) {
  const { t } = useTranslation()
  const { http } = services
  const mayEdit = services.can(ADMIN_RIGHTS.roles.edit)
  const quickly = useQuickWrite()
  const [open, setOpen] = useState<OpenRole | null>(null)
  const list = useAdminList<AdminRole, typeof NO_FILTER>({
    name: 'roles',
    noFilter: NO_FILTER,
    ask: (position, queryCriteria, signal) =>
      http.call(pageAdminRoles, { body: { ...position, queryCriteria }, ...(signal && { signal }) }),
  })
  // Read when it is needed: what is edited is the last state, not that of the list.
  const edit = async (code: string | null) => {
    const found = await quickly(async () => ({
      choices: await http.call(getRoleChoices),
      role: code === null ? null : await http.call(getAdminRole, { query: { code } }),
    }))
    if (found !== null) setOpen(found)
  }
  const remove = async ({ code, version }: AdminRole) => {
    const sure = await services.confirm({
      title: t('admin.delete'),
      message: t('adminRoles.deleteQuestion', { name: code }),
      confirmLabel: t('admin.delete'),
    })
    if (!sure) return
    await quickly(() => http.call(deleteAdminRole, { body: { code, version } }), t('admin.deleted'))
    await list.reload()
  }
  const columns = roleColumns(role =>
    mayEdit
      ? [
          { id: 'edit', label: t('admin.edit'), onSelect: () => void edit(role.code) },
          { id: 'delete', label: t('admin.delete'), danger: true, onSelect: () => void remove(role) },
        ]
      : [],
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
        actions={
          mayEdit && (
            <Button kind="primary" icon={<IconPlus size={18} stroke={1.5} />} onClick={() => void edit(null)}>
              {t('adminRoles.add')}
            </Button>
          )
        }
        renderFilter={(form, change) => (
          <TextField
            label={t('adminRoles.text')}
            type="search"
            maxLength={60}
            value={form.text}
            onChange={text => change({ text })}
          />
        )}
      />
      {open && (
        <RoleDialog
          services={services}
          {...open}
          onClose={() => setOpen(null)}
          onSaved={() => {
            setOpen(null)
            void list.reload()
          }}
        />
      )}
    </>
  )
}

export const texts = { ...adminTexts, ...rolesTexts }
