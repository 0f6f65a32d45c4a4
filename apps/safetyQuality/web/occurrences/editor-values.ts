import type { Language } from '@apron/contract/dictionary/language'
import type { OccDetail, OccDraft } from '../../contract/occurrences/occurrence.entities.ts'
import type { ReportType } from '../../contract/occurrences/occurrence.values.ts'
import type { ReportStrip } from '../../contract/reports/report.entities.ts'
import { EMPTY_DETAILS, emptyOccurrence } from '../../contract/rules/occurrences/occurrence-draft.ts'
import { EMPTY_REPORT } from '../../contract/rules/reports/report-draft.ts'

/** Names of the languages of a report in the table of texts. */
export const LANGUAGE_KEYS = { zh: 'chinese', en: 'english' } as const satisfies Record<Language, string>

/** Values of the editor, for every type of report. */
export interface EditorValues extends Omit<OccDraft, 'reportType'> {
  readonly reportType: ReportType
  readonly strip: ReportStrip
}

export const emptyValues = (language: Language): EditorValues => ({
  ...emptyOccurrence(language),
  strip: EMPTY_REPORT.strip,
})

/** Converts a saved report into editor values. */
export function valuesOf(report: OccDetail): EditorValues {
  const { id, version, reportType, language, event, details, pairId, attachments } = report
  return {
    id,
    version,
    reportType,
    language,
    event,
    details,
    pairId,
    attachments,
    strip: EMPTY_REPORT.strip,
  }
}

/** Returns true for an anonymous report, which must not be stored. */
export const isAnonymous = ({ reportType, strip }: Pick<EditorValues, 'reportType' | 'strip'>) =>
  reportType === 'VOL' && strip.mode === 'ANON'

/**
 * Converts the values to another report type. A voluntary report drops the fields of named reports, the others drop the
 * identity strip.
 */
export function withType(values: EditorValues, reportType: ReportType): EditorValues {
  if (reportType !== 'VOL') return { ...values, reportType, strip: EMPTY_REPORT.strip }
  return {
    ...values,
    reportType,
    id: null,
    version: null,
    details: EMPTY_DETAILS,
    pairId: null,
    attachments: [],
  }
}

/** Returns the draft for the server; null for a voluntary report, which is never stored under a name. */
export function draftOf({ reportType, strip: _strip, ...rest }: EditorValues): OccDraft | null {
  return reportType === 'VOL' ? null : { ...rest, reportType }
}
