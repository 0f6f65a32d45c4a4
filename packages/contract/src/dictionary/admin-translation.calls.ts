import { defineCall } from '../calls/define-call.ts'
import type { PageOf } from '../lists/paging.ts'
import { ADMIN_PERMISSIONS } from '../rules/rights/admin-permissions.ts'
import type {
  AdminTranslation,
  AdminTranslationDelete,
  AdminTranslationQuery,
  AdminTranslationSave,
} from './admin-translation.ts'

const PATH = '/api/system/admin/translations'
const view = { access: { resource: ADMIN_PERMISSIONS.translations.view }, failures: 'in-place' } as const
const edit = { access: { resource: ADMIN_PERMISSIONS.translations.edit }, failures: 'in-place' } as const

/** Returns texts of this portal that override built-in ones, by code. ADM-22. */
export const pageAdminTranslations = defineCall<{
  body: AdminTranslationQuery
  data: PageOf<AdminTranslation>
}>({
  id: 'adminTranslation.page',
  method: 'POST',
  path: `${PATH}/page`,
  ...view,
})

/** Creates or changes an override. It shows the next time the portal is loaded. ADM-22. */
export const saveAdminTranslation = defineCall<{ body: AdminTranslationSave; data: AdminTranslation }>({
  id: 'adminTranslation.save',
  method: 'POST',
  path: `${PATH}/save`,
  ...edit,
})

/** Deletes an override, so that the built-in text shows again. ADM-22. */
export const deleteAdminTranslation = defineCall<{ body: AdminTranslationDelete; data: null }>({
  id: 'adminTranslation.delete',
  method: 'POST',
  path: `${PATH}/delete`,
  ...edit,
})
