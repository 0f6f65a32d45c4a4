import type { CallSchemas } from '../calls/call-schemas.ts'
import { CsvImport, ImportReport } from '../lists/csv-import.ts'
import { Page } from '../lists/paging.ts'
import { RowResults } from '../lists/row-results.ts'
import type * as calls from './admin-user.calls.ts'
import {
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

/** Schemas of the calls, for the server only: a client imports the calls and gets no schema code. */
export const ADMIN_USER_SCHEMAS = {
  pageAdminUsers: { body: AdminUserQuery, data: Page(AdminUser) },
  getAdminUser: { query: AdminUserCode, data: AdminUser },
  saveAdminUser: { body: AdminUserSave, data: AdminUser },
  setUserEnabled: { body: AdminUserState, data: AdminUser },
  endUserSessions: { body: AdminUserCode, data: EndedSessions },
  inviteUser: { body: AdminUserCode, data: Invitation },
  resetUserPassword: { body: AdminUserCode, data: SentLink },
  importUsers: { body: CsvImport, data: ImportReport },
  changeSeveralUsers: { body: AdminUserBulk, data: RowResults },
  getInvitationChannels: { data: InvitationChannels },
  inviteSeveralUsers: { body: InvitedPeople, data: RowResults },
  printUserLinks: { body: PrintedPeople, data: LinkSheet },
} as const satisfies Record<keyof typeof calls, CallSchemas>
