import type { Language } from '@apron/contract/dictionary/language'
import type { OccRow } from '../../occurrences/occurrence.entities.ts'

/** Returns the page on which a report in this language is written. */
export const editorPage = (language: Language) =>
  language === 'zh' ? ('/AddChineseReport' as const) : ('/AddEnReport' as const)

/** Returns the link to a report in its own tab: to the editor if the reader may change it, otherwise to the record. */
export function occLink({ id, reportNo, language, mayEdit }: OccRow): `/${string}` {
  const page = mayEdit ? editorPage(language) : '/occurrenceDetail'
  const query = new URLSearchParams({ id, multipleTabs: '1' })
  if (reportNo !== null) query.set('viewTitle', reportNo)
  return `/safetyQuality${page}?${query.toString()}`
}
