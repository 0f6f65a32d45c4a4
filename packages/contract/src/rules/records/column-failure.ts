import type { Language } from '../../dictionary/language.ts'
import { CLIENT_TEXTS } from '../../errors/client-texts.ts'

const TEXTS = { read: CLIENT_TEXTS.columnsReadFailed, save: CLIENT_TEXTS.columnsSaveFailed } as const

/**
 * Returns the message for a column setting that could not be read or saved, with table and reason (§8, TBL-03).
 *
 * @param reason the server's message; null if it did not respond
 */
export function columnFailure(
  what: 'read' | 'save',
  code: string,
  reason: string | null,
  language: Language,
): string {
  const colon = language === 'zh' ? '：' : ': '
  return `${TEXTS[what][language].replace('{code}', code)}${colon}${reason ?? CLIENT_TEXTS.interfaceException[language]}`
}
