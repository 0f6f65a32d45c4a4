import { type AdminTranslationSave, TRANSLATION_TYPES } from '@apron/contract/dictionary/admin-translation'
import { PORTAL_FILE_PATH } from '@apron/contract/rules/records/admin-formats'
import { isBlank } from '@apron/contract/texts/normalize-text'

type Texts = Pick<AdminTranslationSave, 'type' | 'chinese' | 'english'>

/** Returns the invalid fields of an entry, each with the message to show. */
export function translationFaults({ type, chinese, english }: Texts) {
  const noFile = (text: string) =>
    type === TRANSLATION_TYPES.file && text !== '' && !PORTAL_FILE_PATH.test(text)
  return [
    ...(isBlank(chinese) && isBlank(english) ? [['chinese', 'oneText'] as const] : []),
    ...(noFile(chinese) ? [['chinese', 'fileWrong'] as const] : []),
    ...(noFile(english) ? [['english', 'fileWrong'] as const] : []),
  ]
}

/** Returns the distinct placeholders of a text. */
export function placeholdersIn(text: string): string[] {
  return [...new Set(text.match(/\{\w+\}/g))].toSorted()
}

/**
 * Returns the placeholders a text should have if they differ, or null.
 * Values are inserted by placeholder name, so a missing or misspelt one loses its value.
 */
export function missingPlaceholders(
  { type, chinese, english }: Texts,
  builtIn: { readonly zh: string; readonly en: string } | null,
): readonly string[] | null {
  if (builtIn === null || type !== TRANSLATION_TYPES.plain) return null
  const wanted = placeholdersIn(builtIn.zh)
  const differs = [chinese, english].some(
    text => !isBlank(text) && placeholdersIn(text).join(' ') !== wanted.join(' '),
  )
  return differs ? wanted : null
}
