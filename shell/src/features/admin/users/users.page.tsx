import {
  endUserSessions,
  importUsers,
  inviteUser,
  pageAdminUsers,
  resetUserPassword,
  setUserEnabled,
} from '@apron/contract/calls/admin-user.calls'
import type { AdminUser, Invitation } from '@apron/contract/entities/admin-user'
import { ADMIN_RIGHTS } from '@apron/contract/rules/admin-rights'
import { USER_IMPORT_COLUMNS, USER_IMPORT_OPTIONAL } from '@apron/contract/rules/import-columns'
import { toast } from '@apron/ui/feedback'
import type { MenuAction } from '@apron/ui/menu'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OwnPageProps } from '../../own-pages/own-page.ts'
import { waitingTexts } from '../changes/changes.texts.ts'
import { csvImportTexts } from '../csv-import/csv-import.texts.ts'
import { ImportButton } from '../csv-import/import-button.tsx'
import { ImportDialog } from '../csv-import/import-dialog.tsx'
import { editAction } from '../shared/actions-column.tsx'
import { AddButton } from '../shared/add-button.tsx'
import { adminTexts } from '../shared/admin.texts.ts'
import { AdminPage } from '../shared/admin-page.tsx'
import { KeywordField, OneOfField } from '../shared/filter-fields.tsx'
import { IfPermitted } from '../shared/if-permitted.tsx'
import { useAdminList } from '../shared/use-admin-list.ts'
import { useConfirmedWrite } from '../shared/use-confirmed-write.ts'
import { useRecordDialog } from '../shared/use-record-dialog.ts'
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
  const dialog = useRecordDialog<{ readonly user: AdminUser | null }>(list.reload)
  const askAndWrite = useConfirmedWrite(services, list.reload)
  const personOf = ({ userCode: code, nameZh, nameEn }: AdminUser) => ({
    name: language === 'zh' ? nameZh : nameEn,
    code,
  })
  const stateTexts = {
    enabled: t('admin.enabled'),
    disabled: t('admin.disabled'),
    new: t('adminUsers.stateNew'),
  }

  const enable = async ({ userCode, version }: AdminUser) => {
    const body = { userCode, enabled: true, version }
    const saved = await quickly(() => http.call(setUserEnabled, { body }))
    if (saved?.waiting) toast.success(t('adminWaiting.saved', { until: saved.waiting.until.slice(0, 16) }))
    else if (saved) toast.success(t('adminUsers.enabled'))
    await list.reload()
  }
  const disable = (user: AdminUser) =>
    askAndWrite(
      {
        title: t('adminUsers.disable'),
        message: t('adminUsers.disableQuestion', personOf(user)),
        confirmLabel: t('adminUsers.disable'),
      },
      () =>
        http.call(setUserEnabled, {
          body: { userCode: user.userCode, enabled: false, version: user.version },
        }),
      t('adminUsers.disabled'),
    )
  const endSessions = (user: AdminUser) =>
    askAndWrite(
      {
        title: t('adminUsers.endSessions'),
        message: t('adminUsers.endQuestion', { ...personOf(user), count: user.sessions }),
        confirmLabel: t('adminUsers.endSessions'),
      },
      () => http.call(endUserSessions, { body: { userCode: user.userCode } }),
      t('adminUsers.ended'),
    )

  const invite = async (user: AdminUser) => {
    const invitation = await quickly(() => http.call(inviteUser, { body: { userCode: user.userCode } }))
    if (invitation === null) return
    const { path, sentTo } = invitation
    if (path === '') toast.success(t('adminUsers.linkSent', { ...personOf(user), sentTo }))
    else setInvited({ name: personOf(user).name, invitation })
  }
  const inviteAgain = async (user: AdminUser) => {
    const sure = await services.confirm({
      title: t('adminUsers.invite'),
      message: t('adminUsers.inviteQuestion', personOf(user)),
      confirmLabel: t('adminUsers.invite'),
    })
    if (sure) await invite(user)
  }

  const reset = async (user: AdminUser) => {
    const sure = await services.confirm({
      title: t('adminUsers.reset'),
      message: t('adminUsers.resetQuestion', personOf(user)),
      confirmLabel: t('adminUsers.reset'),
    })
    if (!sure) return
    const sent = await quickly(() => http.call(resetUserPassword, { body: { userCode: user.userCode } }))
    if (sent !== null) toast.success(t('adminUsers.linkSent', { ...personOf(user), sentTo: sent.sentTo }))
  }

  const nameOf = useMemo(() => {
    const names = new Map(
      [...options.roles, ...options.posts].map(({ value, label }) => [value, label.slice(value.length + 1)]),
    )
    return (code: string) => names.get(code) ?? code
  }, [options])
  const actionsOf = (user: AdminUser): MenuAction[] => [
    editAction(t, () => dialog.open({ user })),
    user.state === 'disabled'
      ? { id: 'enable', label: t('adminUsers.enable'), onSelect: () => void enable(user) }
      : {
          id: 'disable',
          label: t('adminUsers.disable'),
          danger: true,
          disabled: user.userCode === services.userCode(),
          onSelect: () => void disable(user),
        },
    user.state === 'new'
      ? { id: 'invite', label: t('adminUsers.invite'), onSelect: () => void inviteAgain(user) }
      : {
          id: 'reset',
          label: t('adminUsers.reset'),
          disabled: user.state === 'disabled',
          onSelect: () => void reset(user),
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
    actions: mayEdit ? actionsOf : null,
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
          <IfPermitted services={services} resource={ADMIN_RIGHTS.users.edit}>
            <ImportButton onClick={() => setImporting(true)} />
            <AddButton label={t('adminUsers.add')} onClick={() => dialog.open({ user: null })} />
          </IfPermitted>
        }
        renderFilter={(form, set) => (
          <>
            <KeywordField label={t('adminUsers.text')} value={form.text} onChange={text => set({ text })} />
            <OneOfField
              label={t('adminUsers.deptCode')}
              searchable
              value={form.deptCode}
              options={[...options.departments, ...options.enterprises]}
              onChange={deptCode => set({ deptCode })}
            />
            <OneOfField
              label={t('adminUsers.role')}
              searchable
              value={form.roleCode}
              options={options.roles}
              onChange={roleCode => set({ roleCode })}
            />
            <OneOfField
              label={t('admin.state')}
              value={form.state}
              options={USER_STATES.map(value => ({ value, label: stateTexts[value] }))}
              onChange={state => set({ state })}
            />
          </>
        )}
      />
      {dialog.opened && (
        <UserDialog
          services={services}
          options={options}
          {...dialog.opened}
          onClose={dialog.close}
          // A new person needs a way in.
          onAdded={user => void invite(user)}
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

export const texts = { ...adminTexts, ...csvImportTexts, ...usersTexts, ...waitingTexts }
