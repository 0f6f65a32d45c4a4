import { textsByCode } from '@apron/contract/texts/pick-texts'
import { describe, expect, it } from 'vitest'
import { passwordPageTexts } from '../first-document/password-page/password-page.texts.ts'
import { setupTexts } from '../first-document/setup/setup.texts.ts'
import { welcomeTexts } from '../first-document/welcome/welcome.texts.ts'
import { newPasswordTexts } from '../login/form/new-password.texts.ts'
import { LOGIN_TEXTS } from '../login/login-texts.ts'
import { ALL_TEXTS } from './all-texts.ts'
import { LAZY_TEXTS } from './lazy-texts.ts'

/** All texts, those of pages that are fetched later too. */
const TEXTS = {
  ...Object.fromEntries(textsByCode(ALL_TEXTS)),
  ...LAZY_TEXTS,
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
