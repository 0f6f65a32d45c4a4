import type { Language } from '@apron/contract/entities/language'
import type { TextOverrides } from '@apron/contract/texts/pick-texts'
import type { TextPair } from '@apron/contract/texts/text-pair'
import { createInstance, type i18n } from 'i18next'
import { initReactI18next } from 'react-i18next'

export const NAMESPACE = 'shell'

export function inLanguage(
  texts: Readonly<Record<string, TextPair>>,
  language: Language,
): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, text[language]]))
}

/** The shell's texts in one language; keys contain dots, as the server's codes do. */
export async function createI18n(
  language: Language,
  texts: Readonly<Record<string, TextPair>>,
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
export function overrideTexts(instance: i18n, language: Language, overrides: TextOverrides): void {
  const said = Object.entries(overrides).flatMap(([code, text]) =>
    text[language] === undefined ? [] : [[code, text[language]]],
  )
  instance.addResourceBundle(language, NAMESPACE, Object.fromEntries(said), true, true)
}
