import { type AdminTranslationSave, TRANSLATION_TYPES } from '@apron/contract/dictionary/admin-translation'
import { type ErrorEntry, SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { PORTAL_FILE_PATH } from '@apron/contract/rules/records/admin-formats'
import { isBlank } from '@apron/contract/texts/normalize-text'

/**
 * Returns why a translation is invalid by itself, or null. A file-linked text becomes a link for everybody, so it may
 * only refer to a file of this portal (security note T08).
 */
export function translationFault({
  type,
  chinese,
  english,
}: Pick<AdminTranslationSave, 'type' | 'chinese' | 'english'>): ErrorEntry | null {
  const given = [chinese, english].filter(text => !isBlank(text))
  if (given.length === 0) return SERVER_ERRORS.translationEmpty
  if (type === TRANSLATION_TYPES.file && !given.every(text => PORTAL_FILE_PATH.test(text)))
    return SERVER_ERRORS.translationNoFile
  return null
}
