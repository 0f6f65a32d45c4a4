import type {
  AdminNotice,
  AdminNoticePublication,
  AdminNoticeQuery,
  AdminNoticeSave,
  AdminNoticeSeen,
} from '../entities/admin-notice.ts'
import type { PageOf } from '../entities/paging.ts'
import { ADMIN_RIGHTS } from '../rules/rights/admin-rights.ts'
import { defineCall } from './define-call.ts'

const PATH = '/api/system/admin/notices'
const view = { access: { resource: ADMIN_RIGHTS.notices.view }, failures: 'in-place' } as const
const edit = { access: { resource: ADMIN_RIGHTS.notices.edit }, failures: 'in-place' } as const

/** Drafts first, then the newest. ADM-23. */
export const pageAdminNotices = defineCall<{ body: AdminNoticeQuery; data: PageOf<AdminNotice> }>({
  id: 'adminNotice.page',
  method: 'POST',
  path: `${PATH}/page`,
  ...view,
})

/** A new notice is a draft: nobody else sees it. ADM-23. */
export const saveAdminNotice = defineCall<{ body: AdminNoticeSave; data: AdminNotice }>({
  id: 'adminNotice.save',
  method: 'POST',
  path: `${PATH}/save`,
  ...edit,
})

/** Everybody sees it from now, or from a time to come. ADM-23. */
export const publishAdminNotice = defineCall<{ body: AdminNoticePublication; data: AdminNotice }>({
  id: 'adminNotice.publish',
  method: 'POST',
  path: `${PATH}/publish`,
  ...edit,
})

/** Takes a notice from the login page and the home page; it stays in the store. ADM-23. */
export const withdrawAdminNotice = defineCall<{ body: AdminNoticeSeen; data: AdminNotice }>({
  id: 'adminNotice.withdraw',
  method: 'POST',
  path: `${PATH}/withdraw`,
  ...edit,
})

/** Removes it for good. ADM-23. */
export const deleteAdminNotice = defineCall<{ body: AdminNoticeSeen; data: null }>({
  id: 'adminNotice.delete',
  method: 'POST',
  path: `${PATH}/delete`,
  ...edit,
})
