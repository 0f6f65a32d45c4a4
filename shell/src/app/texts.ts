import { CLIENT_TEXTS } from '@apron/contract/errors/client-texts'
import { homeTexts } from '../features/home/home.texts.ts'
import { bellTexts } from '../features/messages/bell.texts.ts'
import { navigationTexts } from '../features/navigation/navigation.texts.ts'
import { ownPagesTexts } from '../features/own-pages/own-pages.texts.ts'
import { preferencesTexts } from '../features/preferences/preferences.texts.ts'
import { problemsTexts } from '../features/problems/problems.texts.ts'
import { searchButtonTexts } from '../features/search/search-button.texts.ts'
import { sessionTexts } from '../features/session/session.texts.ts'
import { siteTexts } from '../features/site/site.texts.ts'
import { subAppsTexts } from '../features/sub-apps/sub-apps.texts.ts'
import { tabsTexts } from '../features/tabs/tabs.texts.ts'
import { defineTexts } from '../platform/i18n/define-texts.ts'
import { partsTexts } from '../platform/parts/parts.texts.ts'

const httpTexts = defineTexts({
  'http.rejected': CLIENT_TEXTS.requestRejected,
  'http.failed': CLIENT_TEXTS.requestFailed,
  'http.because': { zh: '{what}，原因：{reason}', en: '{what}. Reason: {reason}' },
  'http.noAnswer': CLIENT_TEXTS.interfaceException,
})

/** Every text of the shell behind the login page, one small tree per feature (I18N-01). */
export const SHELL_TEXTS = {
  ...homeTexts,
  ...httpTexts,
  ...bellTexts,
  ...navigationTexts,
  ...ownPagesTexts,
  ...partsTexts,
  ...preferencesTexts,
  ...problemsTexts,
  ...searchButtonTexts,
  ...sessionTexts,
  ...siteTexts,
  ...subAppsTexts,
  ...tabsTexts,
}
