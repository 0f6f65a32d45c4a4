import type { Language } from '@apron/contract/entities/language'
import type { TextPair } from '@apron/contract/texts/text-pair'
import type { i18n } from 'i18next'
import { inLanguage, NAMESPACE } from './create-i18n.ts'

/** Texts of a part that was fetched later; what the server has overridden by then stays (I18N-02). */
export function addTexts(
  instance: i18n,
  language: Language,
  texts: Readonly<Record<string, TextPair>>,
): void {
  instance.addResourceBundle(language, NAMESPACE, inLanguage(texts, language), true, false)
}
