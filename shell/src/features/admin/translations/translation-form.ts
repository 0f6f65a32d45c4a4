import { type AdminTranslationSave, TRANSLATION_TYPES } from '@apron/contract/entities/admin-translation'
import { OWN_FILE } from '@apron/contract/rules/records/admin-formats'
import { isBlank } from '@apron/contract/texts/normalize-text'

type Texts = Pick<AdminTranslationSave, 'type' | 'chinese' | 'english'>

/** What is wrong with the texts of an entry: the field, and the text that says it. */
export function translationFaults({ type, chinese, english }: Texts) {
  const noFile = (text: string) => type === TRANSLATION_TYPES.file && text !== '' && !OWN_FILE.test(text)
  return [
    ...(isBlank(chinese) && isBlank(english) ? [['chinese', 'oneText'] as const] : []),
    ...(noFile(chinese) ? [['chinese', 'fileWrong'] as const] : []),
    ...(noFile(english) ? [['english', 'fileWrong'] as const] : []),
  ]
}

/** The placeholders of a text, each once. */
export function bracesOf(text: string): string[] {
  return [...new Set(text.match(/\{\w+\}/g))].toSorted()
}

/**
 * The placeholders that a text should have, when it has others; null when all is well.
 * Values go into placeholders by name, so one that is missing or misspelt loses its value.
 */
export function missedBraces(
  { type, chinese, english }: Texts,
  builtIn: { readonly zh: string; readonly en: string } | null,
): readonly string[] | null {
  if (builtIn === null || type !== TRANSLATION_TYPES.plain) return null
  const wanted = bracesOf(builtIn.zh)
  const differs = [chinese, english].some(
    text => !isBlank(text) && bracesOf(text).join(' ') !== wanted.join(' '),
  )
  return differs ? wanted : null
}
