import { adminNotice } from '@apron/contract/messages/admin-notice.fields'
import { adminDepartment } from '@apron/contract/organisation/admin-department.fields'
import { adminSite } from '@apron/contract/organisation/admin-site.fields'
import { describedTexts } from '@apron/contract/records/field-texts'
import type { Texts } from '@apron/contract/texts/define-texts'
import { textsByCode } from '@apron/contract/texts/pick-texts'
import type { TextPair } from '@apron/contract/texts/text-pair'
import { alarmsTexts } from '../features/admin/alarms/alarms.texts.ts'
import { auditTexts } from '../features/admin/audit/audit.texts.ts'
import { changesTexts, waitingTexts } from '../features/admin/changes/changes.texts.ts'
import { departmentsTexts } from '../features/admin/departments/departments.texts.ts'
import { dictionaryTexts } from '../features/admin/dictionary/dictionary.texts.ts'
import { flowsTexts } from '../features/admin/flows/flows.texts.ts'
import { menusTexts } from '../features/admin/menus/menus.texts.ts'
import { noticesTexts } from '../features/admin/notices/notices.texts.ts'
import { operationsTexts } from '../features/admin/operations/operations.texts.ts'
import { resourcesTexts } from '../features/admin/resources/resources.texts.ts'
import { rolesTexts } from '../features/admin/roles/roles.texts.ts'
import { adminTexts } from '../features/admin/shared/admin.texts.ts'
import { audienceTexts } from '../features/admin/shared/audience.texts.ts'
import { logTexts } from '../features/admin/shared/log.texts.ts'
import { sitesTexts } from '../features/admin/sites/sites.texts.ts'
import { subAppsAdminTexts } from '../features/admin/sub-apps/sub-apps-admin.texts.ts'
import { translationsTexts } from '../features/admin/translations/translations.texts.ts'
import { usersTexts } from '../features/admin/users/users.texts.ts'
import { favouritesTexts } from '../features/favourites/favourites.texts.ts'
import { filesTexts } from '../features/files/files.texts.ts'
import { editorTexts } from '../features/home/editor/editor.texts.ts'
import { homeTexts } from '../features/home/home.texts.ts'
import { onboardingTexts } from '../features/home/onboarding/onboarding.texts.ts'
import { bellTexts } from '../features/messages/bell/bell.texts.ts'
import { messagesTexts } from '../features/messages/messages.texts.ts'
import { newsTexts } from '../features/messages/news.texts.ts'
import { navigationTexts } from '../features/navigation/navigation.texts.ts'
import { networkTexts } from '../features/offline/network.texts.ts'
import { passwordTexts } from '../features/password/password.texts.ts'
import { preferencesTexts } from '../features/preferences/preferences.texts.ts'
import { noPageTexts } from '../features/problems/no-page.texts.ts'
import { problemsTexts } from '../features/problems/problems.texts.ts'
import { quickSignInTexts } from '../features/quick-sign-in/quick-sign-in.texts.ts'
import { searchTexts } from '../features/search/search.texts.ts'
import { searchButtonTexts } from '../features/search/search-button.texts.ts'
import { confirmPasswordTexts } from '../features/session/confirm-password.texts.ts'
import { sessionTexts } from '../features/session/session.texts.ts'
import { shortcutsTexts } from '../features/shortcuts/shortcuts.texts.ts'
import { siteTexts } from '../features/site/site.texts.ts'
import { DEV_TEXTS } from '../features/sub-apps/dev/dev.texts.ts'
import { failureTexts } from '../features/sub-apps/failures/failure.texts.ts'
import { subAppsTexts } from '../features/sub-apps/sub-apps.texts.ts'
import { tabsTexts } from '../features/tabs/tabs.texts.ts'
import { httpTexts } from '../platform/http/http.texts.ts'
import { partsTexts } from '../platform/parts/parts.texts.ts'

const TABLES: readonly Texts[] = [
  alarmsTexts,
  auditTexts,
  changesTexts,
  waitingTexts,
  departmentsTexts,
  dictionaryTexts,
  flowsTexts,
  menusTexts,
  noticesTexts,
  operationsTexts,
  resourcesTexts,
  rolesTexts,
  adminTexts,
  audienceTexts,
  logTexts,
  sitesTexts,
  subAppsAdminTexts,
  translationsTexts,
  usersTexts,
  DEV_TEXTS,
  httpTexts,
  bellTexts,
  editorTexts,
  favouritesTexts,
  filesTexts,
  onboardingTexts,
  homeTexts,
  messagesTexts,
  navigationTexts,
  newsTexts,
  networkTexts,
  partsTexts,
  passwordTexts,
  preferencesTexts,
  noPageTexts,
  problemsTexts,
  searchButtonTexts,
  quickSignInTexts,
  searchTexts,
  confirmPasswordTexts,
  sessionTexts,
  shortcutsTexts,
  siteTexts,
  failureTexts,
  subAppsTexts,
  tabsTexts,
]

/**
 * All built-in texts of the shell by code (I18N-01). Each part of the shell loads its own texts with its
 * code; this module loads only where texts are overridden.
 */
export const ALL_TEXTS: ReadonlyMap<string, TextPair> = new Map([
  ...textsByCode(TABLES),
  ...describedTexts(adminDepartment),
  ...describedTexts(adminNotice),
  ...describedTexts(adminSite),
])
