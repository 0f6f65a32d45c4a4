import type {
  AdminTranslation,
  AdminTranslationDelete,
  AdminTranslationQuery,
  AdminTranslationSave,
} from '../entities/admin-translation.ts'
import type { PageOf } from '../entities/paging.ts'
import { ADMIN_RIGHTS } from '../rules/rights/admin-rights.ts'
import { defineCall } from './define-call.ts'

const PATH = '/api/system/admin/translations'
const view = { access: { resource: ADMIN_RIGHTS.translations.view }, failures: 'in-place' } as const
const edit = { access: { resource: ADMIN_RIGHTS.translations.edit }, failures: 'in-place' } as const

/** Texts of this portal that override built-in ones, by code. ADM-22. */
export const pageAdminTranslations = defineCall<{
  body: AdminTranslationQuery
  data: PageOf<AdminTranslation>
}>({
  id: 'adminTranslation.page',
  method: 'POST',
  path: `${PATH}/page`,
  ...view,
})

/** People see it when they load the portal the next time. ADM-22. */
export const saveAdminTranslation = defineCall<{ body: AdminTranslationSave; data: AdminTranslation }>({
  id: 'adminTranslation.save',
  method: 'POST',
  path: `${PATH}/save`,
  ...edit,
})

/** The built-in text shows again. ADM-22. */
export const deleteAdminTranslation = defineCall<{ body: AdminTranslationDelete; data: null }>({
  id: 'adminTranslation.delete',
  method: 'POST',
  path: `${PATH}/delete`,
  ...edit,
})
