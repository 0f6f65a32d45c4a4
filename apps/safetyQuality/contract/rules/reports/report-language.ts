import type { Language } from '@apron/contract/dictionary/language'

/** Share of the letters of an English text that must be Latin. */
const LATIN_SHARE = 0.9

const count = (text: string, letters: RegExp) => text.match(letters)?.length ?? 0

/**
 * Returns true if a narrative is in the language of its page: Chinese characters for Chinese, nearly all Latin letters
 * for English.
 */
export function isInLanguage(narrative: string, language: Language): boolean {
  if (language === 'zh') return /\p{Script=Han}/u.test(narrative)
  const letters = count(narrative, /\p{L}/gu)
  return letters > 0 && count(narrative, /\p{Script=Latin}/gu) / letters >= LATIN_SHARE
}
