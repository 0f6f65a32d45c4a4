import { defineCall } from '../calls/define-call.ts'
import type { PageOf } from '../lists/paging.ts'
import { ADMIN_PERMISSIONS } from '../rules/rights/admin-permissions.ts'
import type {
  AdminNotice,
  AdminNoticePublication,
  AdminNoticeQuery,
  AdminNoticeSave,
  AdminNoticeVersion,
} from './admin-notice.ts'

const PATH = '/api/system/admin/notices'
const view = { access: { resource: ADMIN_PERMISSIONS.notices.view }, failures: 'in-place' } as const
const edit = { access: { resource: ADMIN_PERMISSIONS.notices.edit }, failures: 'in-place' } as const

/** Returns one page of notices: drafts first, then newest first. ADM-23. */
export const pageAdminNotices = defineCall<{ body: AdminNoticeQuery; data: PageOf<AdminNotice> }>({
  id: 'adminNotice.page',
  method: 'POST',
  path: `${PATH}/page`,
  ...view,
})

/** Creates or changes a notice. A new one is a draft that nobody else sees. ADM-23. */
export const saveAdminNotice = defineCall<{ body: AdminNoticeSave; data: AdminNotice }>({
  id: 'adminNotice.save',
  method: 'POST',
  path: `${PATH}/save`,
  ...edit,
})

/** Publishes a notice now or at a later time. ADM-23. */
export const publishAdminNotice = defineCall<{ body: AdminNoticePublication; data: AdminNotice }>({
  id: 'adminNotice.publish',
  method: 'POST',
  path: `${PATH}/publish`,
  ...edit,
})

/** Removes a notice from the login page and the home page, but not from the store. ADM-23. */
export const withdrawAdminNotice = defineCall<{ body: AdminNoticeVersion; data: AdminNotice }>({
  id: 'adminNotice.withdraw',
  method: 'POST',
  path: `${PATH}/withdraw`,
  ...edit,
})

/** Deletes a notice permanently. ADM-23. */
export const deleteAdminNotice = defineCall<{ body: AdminNoticeVersion; data: null }>({
  id: 'adminNotice.delete',
  method: 'POST',
  path: `${PATH}/delete`,
  ...edit,
})
