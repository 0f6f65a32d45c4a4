import { defineCall } from '../calls/define-call.ts'
import { IMPORT_BODY_LIMIT_BYTES } from '../limits/lists.ts'
import type { CsvImport, ImportReport } from '../lists/csv-import.ts'
import type { PageOf } from '../lists/paging.ts'
import type { RowResult } from '../lists/row-results.ts'
import { ADMIN_PERMISSIONS } from '../rules/rights/admin-permissions.ts'
import type {
  AdminUser,
  AdminUserBulk,
  AdminUserCode,
  AdminUserQuery,
  AdminUserSave,
  AdminUserState,
  EndedSessions,
  Invitation,
  InvitationChannels,
  InvitedPeople,
  LinkSheet,
  PrintedPeople,
  SentLink,
} from './admin-user.ts'

const PATH = '/api/system/admin/users'
const view = { access: { resource: ADMIN_PERMISSIONS.users.view }, failures: 'in-place' } as const
const edit = { access: { resource: ADMIN_PERMISSIONS.users.edit }, failures: 'in-place' } as const

/** Returns one page of people with their roles, sites and sign-ins, by employee number. ADM-01. */
export const pageAdminUsers = defineCall<{ body: AdminUserQuery; data: PageOf<AdminUser> }>({
  id: 'adminUser.page',
  method: 'POST',
  path: `${PATH}/page`,
  ...view,
})

/** Returns one person. ADM-01. */
export const getAdminUser = defineCall<{ query: AdminUserCode; data: AdminUser }>({
  id: 'adminUser.detail',
  method: 'GET',
  path: `${PATH}/detail`,
  ...view,
})

/** Creates or changes a person. Administrators never enter a password for somebody else. ADM-02, ADM-03. */
export const saveAdminUser = defineCall<{ body: AdminUserSave; data: AdminUser }>({
  id: 'adminUser.save',
  method: 'POST',
  path: `${PATH}/save`,
  ...edit,
})

/** Enables or disables an account. Disabling ends its sign-ins at once. ADM-04. */
export const setUserEnabled = defineCall<{ body: AdminUserState; data: AdminUser }>({
  id: 'adminUser.setEnabled',
  method: 'POST',
  path: `${PATH}/setEnabled`,
  ...edit,
})

/** Ends all sessions of a person, who may log in again. ADM-05. */
export const endUserSessions = defineCall<{ body: AdminUserCode; data: EndedSessions }>({
  id: 'adminUser.endSessions',
  method: 'POST',
  path: `${PATH}/endSessions`,
  ...edit,
})

/**
 * Creates a one-time link with which a person without a password sets the first one. It is returned to the
 * administrator, or sent to a person with guarded permissions. ADM-02, ADM-43.
 */
export const inviteUser = defineCall<{ body: AdminUserCode; data: Invitation }>({
  id: 'adminUser.invite',
  method: 'POST',
  path: `${PATH}/invite`,
  ...edit,
})

/** Sends a one-time link for a new password to the person's own mobile or mail. ADM-43. */
export const resetUserPassword = defineCall<{ body: AdminUserCode; data: SentLink }>({
  id: 'adminUser.resetPassword',
  method: 'POST',
  path: `${PATH}/resetPassword`,
  ...edit,
})

/** Imports people from a CSV file: checks it first, then executes the plan that was shown. ADM-12. */
export const importUsers = defineCall<{ body: CsvImport; data: ImportReport }>({
  id: 'adminUser.import',
  method: 'POST',
  path: `${PATH}/import`,
  bodyLimitBytes: IMPORT_BODY_LIMIT_BYTES,
  ...edit,
})

/** Applies one change to several people, each by itself: done, waiting, or rejected with the reason. ADM-70. */
export const changeSeveralUsers = defineCall<{ body: AdminUserBulk; data: RowResult[] }>({
  id: 'adminUser.changeSeveral',
  method: 'POST',
  path: `${PATH}/changeSeveral`,
  ...edit,
})

/**
 * Tells how people can be invited here (ADM-72). A failure is silent: the invitation dialog mentions it and offers the
 * other channels.
 */
export const getInvitationChannels = defineCall<{ data: InvitationChannels }>({
  id: 'adminUser.waysIn',
  method: 'GET',
  path: `${PATH}/waysIn`,
  ...view,
  failures: 'suppress',
})

/** Sends each person a one-time link to their own mobile or mail, never to the administrator. ADM-72. */
export const inviteSeveralUsers = defineCall<{ body: InvitedPeople; data: RowResult[] }>({
  id: 'adminUser.inviteSeveral',
  method: 'POST',
  path: `${PATH}/inviteSeveral`,
  ...edit,
})

/**
 * Creates one-time links for printing, for people without guarded permissions and posts. Returned only once. A POST, so
 * that nothing appears in an address. ADM-73.
 */
export const printUserLinks = defineCall<{ body: PrintedPeople; data: LinkSheet }>({
  id: 'adminUser.printLinks',
  method: 'POST',
  path: `${PATH}/printLinks`,
  ...edit,
})
