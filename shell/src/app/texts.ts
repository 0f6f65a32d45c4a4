import { CLIENT_TEXTS } from '@apron/contract/errors/client-texts'
import type { csvImportTexts } from '../features/admin/csv-import/csv-import.texts.ts'
import type { departmentsTexts } from '../features/admin/departments/departments.texts.ts'
import type { menusTexts } from '../features/admin/menus/menus.texts.ts'
import type { noticesTexts } from '../features/admin/notices/notices.texts.ts'
import type { operationsTexts } from '../features/admin/operations/operations.texts.ts'
import type { resourcesTexts } from '../features/admin/resources/resources.texts.ts'
import type { rolesTexts } from '../features/admin/roles/roles.texts.ts'
import type { adminTexts } from '../features/admin/shared/admin.texts.ts'
import type { sitesTexts } from '../features/admin/sites/sites.texts.ts'
import type { subAppsAdminTexts } from '../features/admin/sub-apps/sub-apps-admin.texts.ts'
import type { translationsTexts } from '../features/admin/translations/translations.texts.ts'
import type { usersTexts } from '../features/admin/users/users.texts.ts'
import type { favouritesTexts } from '../features/favourites/favourites.texts.ts'
import type { filesTexts } from '../features/files/files.texts.ts'
import type { editorTexts } from '../features/home/editor/editor.texts.ts'
import { homeTexts } from '../features/home/home.texts.ts'
import { bellTexts } from '../features/messages/bell.texts.ts'
import type { messagesTexts } from '../features/messages/messages.texts.ts'
import { navigationTexts } from '../features/navigation/navigation.texts.ts'
import { ownPagesTexts } from '../features/own-pages/own-pages.texts.ts'
import type { passwordTexts } from '../features/password/password.texts.ts'
import { preferencesTexts } from '../features/preferences/preferences.texts.ts'
import { problemsTexts } from '../features/problems/problems.texts.ts'
import type { searchTexts } from '../features/search/search.texts.ts'
import { searchButtonTexts } from '../features/search/search-button.texts.ts'
import { sessionTexts } from '../features/session/session.texts.ts'
import { siteTexts } from '../features/site/site.texts.ts'
import { subAppsTexts } from '../features/sub-apps/sub-apps.texts.ts'
import { tabsTexts } from '../features/tabs/tabs.texts.ts'
import { defineTexts } from '../platform/i18n/define-texts.ts'

const httpTexts = defineTexts({
  'http.rejected': CLIENT_TEXTS.requestRejected,
  'http.failed': CLIENT_TEXTS.requestFailed,
  'http.noAnswer': CLIENT_TEXTS.interfaceException,
})

/** Every text of the shell behind the login page, one small tree per feature (I18N-01). */
export const SHELL_TEXTS = {
  ...homeTexts,
  ...httpTexts,
  ...bellTexts,
  ...navigationTexts,
  ...ownPagesTexts,
  ...preferencesTexts,
  ...problemsTexts,
  ...searchButtonTexts,
  ...sessionTexts,
  ...siteTexts,
  ...subAppsTexts,
  ...tabsTexts,
}

/** Texts of pages that are fetched on their first visit. Only their types are known before. */
export type LazyTexts = typeof adminTexts &
  typeof csvImportTexts &
  typeof departmentsTexts &
  typeof editorTexts &
  typeof favouritesTexts &
  typeof filesTexts &
  typeof menusTexts &
  typeof messagesTexts &
  typeof noticesTexts &
  typeof operationsTexts &
  typeof passwordTexts &
  typeof resourcesTexts &
  typeof rolesTexts &
  typeof searchTexts &
  typeof sitesTexts &
  typeof subAppsAdminTexts &
  typeof translationsTexts &
  typeof usersTexts
