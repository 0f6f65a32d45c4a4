import { Value } from 'typebox/value'
import { ReportEvent, ReportStrip } from '../../contract/reports/report.entities.ts'

/** Checks that decrypted content is an event. Returns null if not. */
export const asEvent = (opened: unknown): ReportEvent | null =>
  Value.Check(ReportEvent, opened) ? opened : null
export const asStrip = (opened: unknown): ReportStrip | null =>
  Value.Check(ReportStrip, opened) ? opened : null
export const asText = (opened: unknown): string => (typeof opened === 'string' ? opened : '')
