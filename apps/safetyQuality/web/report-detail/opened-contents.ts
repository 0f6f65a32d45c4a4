import { Value } from 'typebox/value'
import { ReportEvent, ReportStrip } from '../../contract/reports/report.entities.ts'

/** What was opened, as what it should be; null where it is something else. */
export const asEvent = (opened: unknown): ReportEvent | null =>
  Value.Check(ReportEvent, opened) ? opened : null
export const asStrip = (opened: unknown): ReportStrip | null =>
  Value.Check(ReportStrip, opened) ? opened : null
export const asWords = (opened: unknown): string => (typeof opened === 'string' ? opened : '')
