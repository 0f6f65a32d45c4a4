import { describe, expect, it } from 'vitest'
import { passwordPageTexts } from '../first-document/password-page/password-page.texts.ts'
import { setupTexts } from '../first-document/setup/setup.texts.ts'
import { welcomeTexts } from '../first-document/welcome/welcome.texts.ts'
import { phoneTexts } from '../login/dialogs/phone-dialog.texts.ts'
import { siteTexts } from '../login/dialogs/site-dialog.texts.ts'
import { forgotPasswordTexts } from '../login/forgot-password/forgot-password.texts.ts'
import { newPasswordTexts } from '../login/form/new-password.texts.ts'
import { LOGIN_TEXTS } from '../login/login-texts.ts'
import { quickTexts } from '../login/quick/quick.texts.ts'
import { ALL_TEXTS } from './all-texts.ts'

/** All texts, including those of pages that load later. */
const TEXTS = {
  ...LOGIN_TEXTS,
  ...Object.fromEntries(ALL_TEXTS),
  ...newPasswordTexts,
  ...forgotPasswordTexts,
  ...phoneTexts,
  ...siteTexts,
  ...quickTexts,
  ...passwordPageTexts,
  ...setupTexts,
  ...welcomeTexts,
}

const HAN = /\p{Script=Han}/u
const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted()
/** Texts that are the same in both languages, are written in the other language, or have no words. */
const EXCEPTIONS = new Set(['product', 'otherLanguage', 'siteChosen'])
/** Texts whose English version may contain Chinese, because each language is named in itself. */
const BILINGUAL = new Set(['preferences.language'])

describe('[I18N-01] the texts of the shell', () => {
  it.each(Object.entries(TEXTS).filter(([key]) => !EXCEPTIONS.has(key)))(
    '%s has a text in each language, with the same placeholders',
    (key, text) => {
      expect(text.zh).toMatch(HAN)
      if (!BILINGUAL.has(key)) expect(text.en).not.toMatch(HAN)
      expect(placeholders(text.zh)).toEqual(placeholders(text.en))
    },
  )
})
