import { describe, expect, it } from 'vitest'
import { csvImportTexts } from '../features/admin/csv-import/csv-import.texts.ts'
import { departmentsTexts } from '../features/admin/departments/departments.texts.ts'
import { menusTexts } from '../features/admin/menus/menus.texts.ts'
import { noticesTexts } from '../features/admin/notices/notices.texts.ts'
import { operationsTexts } from '../features/admin/operations/operations.texts.ts'
import { resourcesTexts } from '../features/admin/resources/resources.texts.ts'
import { rolesTexts } from '../features/admin/roles/roles.texts.ts'
import { adminTexts } from '../features/admin/shared/admin.texts.ts'
import { sitesTexts } from '../features/admin/sites/sites.texts.ts'
import { subAppsAdminTexts } from '../features/admin/sub-apps/sub-apps-admin.texts.ts'
import { translationsTexts } from '../features/admin/translations/translations.texts.ts'
import { usersTexts } from '../features/admin/users/users.texts.ts'
import { favouritesTexts } from '../features/favourites/favourites.texts.ts'
import { filesTexts } from '../features/files/files.texts.ts'
import { editorTexts } from '../features/home/editor/editor.texts.ts'
import { messagesTexts } from '../features/messages/messages.texts.ts'
import { passwordTexts } from '../features/password/password.texts.ts'
import { searchTexts } from '../features/search/search.texts.ts'
import { LOGIN_TEXTS } from '../login/login-texts.ts'
import { newPasswordTexts } from '../login/new-password.texts.ts'
import { passwordPageTexts } from '../login/password-page.texts.ts'
import { setupTexts } from '../login/setup/setup.texts.ts'
import { welcomeTexts } from '../login/welcome.texts.ts'
import { SHELL_TEXTS } from './texts.ts'

/** All texts, those of pages that are fetched later too. */
const TEXTS = {
  ...SHELL_TEXTS,
  ...adminTexts,
  ...departmentsTexts,
  ...editorTexts,
  ...favouritesTexts,
  ...filesTexts,
  ...messagesTexts,
  ...noticesTexts,
  ...operationsTexts,
  ...sitesTexts,
  ...subAppsAdminTexts,
  ...translationsTexts,
  ...csvImportTexts,
  ...menusTexts,
  ...resourcesTexts,
  ...rolesTexts,
  ...searchTexts,
  ...usersTexts,
  ...passwordTexts,
  ...newPasswordTexts,
  ...passwordPageTexts,
  ...setupTexts,
  ...welcomeTexts,
}

const han = /\p{Script=Han}/u
const braces = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted()
/** The names of languages are written in their own language. */
const BILINGUAL = new Set(['preferences.language'])

describe('[I18N-01] the texts of the shell', () => {
  it.each(Object.entries(TEXTS))('%s says the same in Chinese and English', (key, text) => {
    expect(text.zh).toMatch(han)
    if (!BILINGUAL.has(key)) expect(text.en).not.toMatch(han)
    expect(braces(text.zh)).toEqual(braces(text.en))
  })

  it.each(Object.keys(LOGIN_TEXTS.zh).filter(key => !['product', 'otherLanguage'].includes(key)))(
    'login page: %s is there in Chinese and English',
    key => {
      expect(new Map(Object.entries(LOGIN_TEXTS.zh)).get(key)).toMatch(han)
      expect(new Map(Object.entries(LOGIN_TEXTS.en)).get(key)).not.toMatch(han)
    },
  )
})
