import {
  endUserSessions,
  importUsers,
  inviteUser,
  pageAdminUsers,
  setUserEnabled,
} from '@apron/contract/calls/admin-user.calls'
import type { AdminUser, Invitation } from '@apron/contract/entities/admin-user'
import { ADMIN_RIGHTS } from '@apron/contract/rules/admin-rights'
import { USER_IMPORT_COLUMNS, USER_IMPORT_OPTIONAL } from '@apron/contract/rules/import-columns'
import { Button } from '@apron/ui/button'
import { TextField } from '@apron/ui/fields'
import { IconPlus, IconUpload } from '@apron/ui/icons'
import type { MenuAction } from '@apron/ui/menu'
import { SelectField } from '@apron/ui/select'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OwnPageProps } from '../../own-pages/own-page.ts'
import { csvImportTexts } from '../csv-import/csv-import.texts.ts'
import { ImportDialog } from '../csv-import/import-dialog.tsx'
import { adminTexts } from '../shared/admin.texts.ts'
import { AdminPage } from '../shared/admin-page.tsx'
import { useAdminList } from '../shared/use-admin-list.ts'
import { useQuickWrite } from '../shared/use-write.ts'
import { InviteDialog } from './invite-dialog.tsx'
import { useUserOptions } from './use-user-options.ts'
import { DEFAULT_USER_COLUMNS, USERS_CODE, userColumns } from './user-columns.tsx'
import { UserDialog } from './user-dialog.tsx'
import { NO_USER_FILTER, USER_STATES, type UserFilter, userCriteria } from './user-filter.ts'
import { usersTexts } from './users.texts.ts'

const IMPORT_COLUMNS = [...USER_IMPORT_COLUMNS, ...USER_IMPORT_OPTIONAL]

/** The people of the portal (ADM-01). */
export default function UsersPage({ services }: OwnPageProps) {
  const { t } = useTranslation()
  const { http, language } = services
  const mayEdit = services.can(ADMIN_RIGHTS.users.edit)
  const options = useUserOptions(services)
  const quickly = useQuickWrite()
  const [open, setOpen] = useState<{ readonly user: AdminUser | null } | null>(null)
  const [importing, setImporting] = useState(false)
  const [invited, setInvited] = useState<{ readonly name: string; readonly invitation: Invitation } | null>(
    null,
  )
  const list = useAdminList<AdminUser, UserFilter>({
    name: 'users',
    noFilter: NO_USER_FILTER,
    ask: (position, filter, signal) => {
      const body = { ...position, queryCriteria: userCriteria(filter) }
      return http.call(pageAdminUsers, { body, ...(signal && { signal }) })
    },
  })
  const stateTexts = {
    enabled: t('admin.enabled'),
    disabled: t('admin.disabled'),
    new: t('adminUsers.stateNew'),
  }

  const change = async (work: () => Promise<unknown>, done: string) => {
    await quickly(work, done)
    await list.reload()
  }
  const setEnabled = async ({ userCode, version, nameZh, nameEn }: AdminUser, enabled: boolean) => {
    const name = language === 'zh' ? nameZh : nameEn
    const sure =
      enabled ||
      (await services.confirm({
        title: t('adminUsers.disable'),
        message: t('adminUsers.disableQuestion', { name, code: userCode }),
        confirmLabel: t('adminUsers.disable'),
      }))
    if (!sure) return
    await change(
      () => http.call(setUserEnabled, { body: { userCode, enabled, version } }),
      t(enabled ? 'adminUsers.enabled' : 'adminUsers.disabled'),
    )
  }
  const endSessions = async ({ userCode, sessions, nameZh, nameEn }: AdminUser) => {
    const name = language === 'zh' ? nameZh : nameEn
    const sure = await services.confirm({
      title: t('adminUsers.endSessions'),
      message: t('adminUsers.endQuestion', { name, code: userCode, count: sessions }),
      confirmLabel: t('adminUsers.endSessions'),
    })
    if (sure) await change(() => http.call(endUserSessions, { body: { userCode } }), t('adminUsers.ended'))
  }

  const invite = async ({ userCode, nameZh, nameEn }: AdminUser) => {
    const name = language === 'zh' ? nameZh : nameEn
    const invitation = await quickly(() => http.call(inviteUser, { body: { userCode } }))
    if (invitation !== null) setInvited({ name, invitation })
  }
  const inviteAgain = async (user: AdminUser) => {
    const name = language === 'zh' ? user.nameZh : user.nameEn
    const sure = await services.confirm({
      title: t('adminUsers.invite'),
      message: t('adminUsers.inviteQuestion', { name, code: user.userCode }),
      confirmLabel: t('adminUsers.invite'),
    })
    if (sure) await invite(user)
  }

  const nameOf = useMemo(() => {
    const names = new Map(
      [...options.roles, ...options.posts].map(({ value, label }) => [value, label.slice(value.length + 1)]),
    )
    return (code: string) => names.get(code) ?? code
  }, [options])
  const actionsOf = (user: AdminUser): MenuAction[] => [
    { id: 'edit', label: t('admin.edit'), onSelect: () => setOpen({ user }) },
    user.state === 'disabled'
      ? { id: 'enable', label: t('adminUsers.enable'), onSelect: () => void setEnabled(user, true) }
      : {
          id: 'disable',
          label: t('adminUsers.disable'),
          danger: true,
          disabled: user.userCode === services.userCode(),
          onSelect: () => void setEnabled(user, false),
        },
    {
      id: 'invite',
      label: t('adminUsers.invite'),
      disabled: user.state === 'disabled',
      onSelect: () => void inviteAgain(user),
    },
    {
      id: 'end',
      label: t('adminUsers.endSessions'),
      disabled: user.sessions === 0,
      onSelect: () => void endSessions(user),
    },
  ]
  const columns = userColumns({
    language,
    stateTexts,
    nameOf,
    actions: user => (mayEdit ? actionsOf(user) : []),
  })

  return (
    <>
      <AdminPage
        services={services}
        title={t('adminUsers.title')}
        customCode={USERS_CODE}
        list={list}
        columns={columns}
        defaults={DEFAULT_USER_COLUMNS}
        rowKey={user => user.userCode}
        actions={
          mayEdit && (
            <>
              <Button icon={<IconUpload size={18} stroke={1.5} />} onClick={() => setImporting(true)}>
                {t('csvImport.open')}
              </Button>
              <Button
                kind="primary"
                icon={<IconPlus size={18} stroke={1.5} />}
                onClick={() => setOpen({ user: null })}
              >
                {t('adminUsers.add')}
              </Button>
            </>
          )
        }
        renderFilter={(form, set) => (
          <>
            <TextField
              label={t('adminUsers.text')}
              type="search"
              maxLength={60}
              value={form.text}
              onChange={text => set({ text })}
            />
            <SelectField
              label={t('adminUsers.deptCode')}
              placeholder={t('admin.all')}
              clearable
              searchable
              value={form.deptCode}
              options={[...options.departments, ...options.enterprises]}
              onChange={deptCode => set({ deptCode })}
            />
            <SelectField
              label={t('adminUsers.role')}
              placeholder={t('admin.all')}
              clearable
              searchable
              value={form.roleCode}
              options={options.roles}
              onChange={roleCode => set({ roleCode })}
            />
            <SelectField
              label={t('admin.state')}
              placeholder={t('admin.all')}
              clearable
              value={form.state}
              options={USER_STATES.map(value => ({ value, label: stateTexts[value] }))}
              onChange={value => set({ state: USER_STATES.find(state => state === value) ?? null })}
            />
          </>
        )}
      />
      {open && (
        <UserDialog
          services={services}
          options={options}
          user={open.user}
          onClose={() => setOpen(null)}
          onSaved={saved => {
            setOpen(null)
            void list.reload()
            // A new person needs a way in.
            if (open.user === null) void invite(saved)
          }}
        />
      )}
      {importing && (
        <ImportDialog
          services={services}
          title={t('adminUsers.import')}
          call={importUsers}
          name="users"
          columns={IMPORT_COLUMNS}
          onClose={() => setImporting(false)}
          onDone={() => {
            setImporting(false)
            void list.reload()
          }}
        />
      )}
      {invited && <InviteDialog {...invited} onClose={() => setInvited(null)} />}
    </>
  )
}

export const texts = { ...adminTexts, ...csvImportTexts, ...usersTexts }
