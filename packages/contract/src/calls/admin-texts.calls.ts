import type { SavedRecord, SeenRecord } from '../entities/admin-record.ts'
import type {
  AdminNotice,
  AdminNoticePublication,
  AdminNoticeQuery,
  AdminNoticeSave,
  AdminTranslation,
  AdminTranslationQuery,
  AdminTranslationSave,
} from '../entities/admin-texts.ts'
import type { PageOf } from '../entities/paging.ts'
import { ADMIN_RIGHTS } from '../rules/admin-rights.ts'
import { defineCall } from './define-call.ts'

// Every page of the administration shows itself what failed.
const { notices, translations } = ADMIN_RIGHTS

/** Texts of this portal that override built-in ones, by code. */
export const adminTranslations = defineCall<{ body: AdminTranslationQuery; data: PageOf<AdminTranslation> }>({
  id: 'admin.translations.page',
  method: 'POST',
  path: '/api/system/admin/translations/page',
  access: { resource: translations.view },
  failures: 'in-place',
})

/** People see it when they load the portal the next time. */
export const saveTranslation = defineCall<{ body: AdminTranslationSave; data: SavedRecord }>({
  id: 'admin.translations.save',
  method: 'POST',
  path: '/api/system/admin/translations/save',
  access: { resource: translations.edit },
  failures: 'in-place',
})

/** The built-in text shows again. */
export const deleteTranslation = defineCall<{ body: SeenRecord; data: null }>({
  id: 'admin.translations.delete',
  method: 'POST',
  path: '/api/system/admin/translations/delete',
  access: { resource: translations.edit },
  failures: 'in-place',
})

/** Drafts first, then the newest. */
export const adminNotices = defineCall<{ body: AdminNoticeQuery; data: PageOf<AdminNotice> }>({
  id: 'admin.notices.page',
  method: 'POST',
  path: '/api/system/admin/notices/page',
  access: { resource: notices.view },
  failures: 'in-place',
})

/** A new notice is a draft: nobody else sees it. */
export const saveNotice = defineCall<{ body: AdminNoticeSave; data: SavedRecord }>({
  id: 'admin.notices.save',
  method: 'POST',
  path: '/api/system/admin/notices/save',
  access: { resource: notices.edit },
  failures: 'in-place',
})

export const publishNotice = defineCall<{ body: AdminNoticePublication; data: SavedRecord }>({
  id: 'admin.notices.publish',
  method: 'POST',
  path: '/api/system/admin/notices/publish',
  access: { resource: notices.edit },
  failures: 'in-place',
})

/** Takes a notice from the login page and the home page; it stays in the store. */
export const withdrawNotice = defineCall<{ body: SeenRecord; data: SavedRecord }>({
  id: 'admin.notices.withdraw',
  method: 'POST',
  path: '/api/system/admin/notices/withdraw',
  access: { resource: notices.edit },
  failures: 'in-place',
})

export const deleteNotice = defineCall<{ body: SeenRecord; data: null }>({
  id: 'admin.notices.delete',
  method: 'POST',
  path: '/api/system/admin/notices/delete',
  access: { resource: notices.edit },
  failures: 'in-place',
})
