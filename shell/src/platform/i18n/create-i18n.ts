import type { Language } from '@apron/contract/entities/language'
import { createInstance, type i18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import type { Bilingual } from './define-texts.ts'

export const NAMESPACE = 'shell'

export function inLanguage(
  texts: Readonly<Record<string, Bilingual>>,
  language: Language,
): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, text[language]]))
}

/** The shell's texts in one language; keys contain dots, as the server's codes do. */
export async function createI18n(
  language: Language,
  texts: Readonly<Record<string, Bilingual>>,
): Promise<i18n> {
  const instance = createInstance()
  await instance.use(initReactI18next).init({
    lng: language,
    fallbackLng: 'zh',
    ns: [NAMESPACE],
    defaultNS: NAMESPACE,
    keySeparator: false,
    nsSeparator: false,
    interpolation: { prefix: '{', suffix: '}', escapeValue: false },
    react: { bindI18nStore: 'added', useSuspense: false },
    resources: { [language]: { [NAMESPACE]: inLanguage(texts, language) } },
  })
  return instance
}

/** Lets the server's texts override the built-in ones; pages that show them are drawn again (I18N-02). */
export function overrideTexts(
  instance: i18n,
  language: Language,
  texts: Readonly<Record<string, string>>,
): void {
  instance.addResourceBundle(language, NAMESPACE, texts, true, true)
}
