import { Value } from 'typebox/value'
import { ReportEvent, ReportStrip } from '../../contract/reports/report.entities.ts'

/** Checks that decrypted content is an event. Returns null if not. */
export const asEvent = (decrypted: unknown): ReportEvent | null =>
  Value.Check(ReportEvent, decrypted) ? decrypted : null
export const asStrip = (decrypted: unknown): ReportStrip | null =>
  Value.Check(ReportStrip, decrypted) ? decrypted : null
export const asText = (decrypted: unknown): string => (typeof decrypted === 'string' ? decrypted : '')
