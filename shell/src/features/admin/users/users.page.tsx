import { type AdminUser, USER_SORT_KEYS } from '@apron/contract/organisation/admin-user'
import { importUsers, pageAdminUsers } from '@apron/contract/organisation/admin-user.calls'
import { pagePermissionChanges } from '@apron/contract/permissions/permission-change.calls'
import { USER_IMPORT_COLUMNS, USER_IMPORT_OPTIONAL } from '@apron/contract/rules/records/import-columns'
import { ADMIN_PERMISSIONS } from '@apron/contract/rules/rights/admin-permissions'
import { ImportButton, ImportDialog } from '@apron/pages/csv-import'
import { AddButton, criteriaOf, ListPage, useList, useRecordDialog } from '@apron/pages/list'
import { useLocation, useNavigate, usePermission, useTexts } from '@apron/sdk'
import { Button } from '@apron/ui/button'
import { useState } from 'react'
import { invitationTexts } from '../invitations/invitations.texts.ts'
import { InviteDialog } from './invite-dialog.tsx'
import { useBulkUsers } from './use-bulk-users.tsx'
import { useInviteMany } from './use-invite-many.tsx'
import { useUserActions } from './use-user-actions.ts'
import { useUserOptions } from './use-user-options.ts'
import { UserDialog } from './user-dialog.tsx'
import { USER_FILTER, UserFields, useUserColumns } from './users.table.tsx'
import { usersTexts } from './users.texts.ts'

const DEFAULT_COLUMNS = ['userCode', 'name', 'state', 'department', 'roles', 'sites', 'lastLogin', 'actions']

const IMPORT_COLUMNS = [...USER_IMPORT_COLUMNS, ...USER_IMPORT_OPTIONAL]

/** People of the portal (ADM-01). */
export default function UsersPage() {
  const t = useTexts(usersTexts)
  const invitationText = useTexts(invitationTexts)
  const navigate = useNavigate()
  const { path } = useLocation()
  const mayEdit = usePermission(ADMIN_PERMISSIONS.users.edit)
  const options = useUserOptions()
  const [importing, setImporting] = useState(false)
  const list = useList({
    code: 'AQ_shell_users',
    call: pageAdminUsers,
    filter: USER_FILTER,
    sortKeys: USER_SORT_KEYS,
    criteria: criteriaOf,
  })
  const dialog = useRecordDialog<{ readonly user: AdminUser | null }>(list.reload)
  const { bulk, view: printing } = useBulkUsers(options)
  const inviteMany = useInviteMany(() => void list.reload())
  const { actionsOf, invite, invited, closeInvited } = useUserActions(user => dialog.open({ user }))
  return (
    <>
      <ListPage
        list={list}
        title={t.title}
        columns={useUserColumns(options, mayEdit ? actionsOf : null)}
        defaults={DEFAULT_COLUMNS}
        rowKey={user => user.userCode}
        {...(mayEdit ? { bulk } : {})}
        actions={
          mayEdit && (
            <>
              <Button onClick={() => void inviteMany.inviteAllNew()}>{invitationText.invite}</Button>
              <ImportButton onClick={() => setImporting(true)} />
            </>
          )
        }
        add={mayEdit && <AddButton label={t.add} onClick={() => dialog.open({ user: null })} />}
        renderFilter={(form, change) => <UserFields options={options} form={form} change={change} />}
      />
      {dialog.opened && (
        <UserDialog
          options={options}
          {...dialog.opened}
          onClose={dialog.close}
          // A new person needs an invitation to log in.
          onAdded={user => void invite(user)}
        />
      )}
      {importing && (
        <ImportDialog
          title={t.import}
          call={importUsers}
          name="users"
          columns={IMPORT_COLUMNS}
          invalidates={[pageAdminUsers, pagePermissionChanges]}
          onClose={() => setImporting(false)}
          onDone={report => {
            // Filters through the address, so that the filter fields show it too.
            if (report.addedKeys.length > 0) navigate(`/${path.slice(1)}?state=new`)
            inviteMany.inviteImported(report)
          }}
        />
      )}
      {inviteMany.view}
      {printing}
      {invited && <InviteDialog {...invited} onClose={closeInvited} />}
    </>
  )
}
