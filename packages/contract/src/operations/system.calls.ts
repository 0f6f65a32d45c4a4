import { defineCall } from '../calls/define-call.ts'
import type { Translation, TranslationQuery } from '../dictionary/translation.ts'
import type { Notice } from '../messages/notice.ts'

/** Returns notices for everybody and the version notice, for the login page. §7. */
export const listNotices = defineCall<{ data: Notice[] }>({
  id: 'system.listNotices',
  method: 'GET',
  path: '/api/system/auth/cmnSysNotice/list',
  access: 'public',
  timeoutAlert: false,
  failures: 'in-place',
})

/** Returns notices for everybody, and those whose audience includes the caller. MSG-40. */
export const listMyNotices = defineCall<{ data: Notice[] }>({
  id: 'system.listMyNotices',
  method: 'GET',
  path: '/api/system/auth/cmnSysNotice/mine',
  timeoutAlert: false,
  failures: 'in-place',
})

/** Returns texts that override built-in ones. A failed fetch is ignored. §7, §8, I18N-02. */
export const listTranslations = defineCall<{ query: TranslationQuery; data: Translation[] }>({
  id: 'system.listTranslations',
  method: 'GET',
  path: '/api/system/auth/internationalization/getInternationalizationByRedis',
  access: 'public',
  timeoutAlert: false,
  failures: 'suppress',
})
