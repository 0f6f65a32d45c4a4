import type { Language } from '@apron/contract/entities/language'
import type { i18n } from 'i18next'
import { inLanguage, NAMESPACE } from './create-i18n.ts'
import type { Bilingual } from './define-texts.ts'

/** Texts of a part that was fetched later; what the server has overridden by then stays (I18N-02). */
export function addTexts(
  instance: i18n,
  language: Language,
  texts: Readonly<Record<string, Bilingual>>,
): void {
  instance.addResourceBundle(language, NAMESPACE, inLanguage(texts, language), true, false)
}
