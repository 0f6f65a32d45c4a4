import { auditTexts } from '../features/admin/audit/audit.texts.ts'
import { changesTexts, waitingTexts } from '../features/admin/changes/changes.texts.ts'
import { csvImportTexts } from '../features/admin/csv-import/csv-import.texts.ts'
import { departmentsTexts } from '../features/admin/departments/departments.texts.ts'
import { menusTexts } from '../features/admin/menus/menus.texts.ts'
import { noticesTexts } from '../features/admin/notices/notices.texts.ts'
import { operationsTexts } from '../features/admin/operations/operations.texts.ts'
import { resourcesTexts } from '../features/admin/resources/resources.texts.ts'
import { rolesTexts } from '../features/admin/roles/roles.texts.ts'
import { adminTexts } from '../features/admin/shared/admin.texts.ts'
import { logTexts } from '../features/admin/shared/log.texts.ts'
import { sitesTexts } from '../features/admin/sites/sites.texts.ts'
import { subAppsAdminTexts } from '../features/admin/sub-apps/sub-apps-admin.texts.ts'
import { translationsTexts } from '../features/admin/translations/translations.texts.ts'
import { usersTexts } from '../features/admin/users/users.texts.ts'

/** Texts of the administration, whose pages are fetched on their first visit, each with its page. */
export const LAZY_TEXTS = {
  ...auditTexts,
  ...changesTexts,
  ...waitingTexts,
  ...csvImportTexts,
  ...departmentsTexts,
  ...menusTexts,
  ...noticesTexts,
  ...operationsTexts,
  ...resourcesTexts,
  ...rolesTexts,
  ...adminTexts,
  ...logTexts,
  ...sitesTexts,
  ...subAppsAdminTexts,
  ...translationsTexts,
  ...usersTexts,
}

export type LazyTexts = typeof LAZY_TEXTS
