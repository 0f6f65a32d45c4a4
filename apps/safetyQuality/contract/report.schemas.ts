import type { CallSchemas } from '@apron/contract/calls/call-schemas'
import * as entities from './report.entities.ts'

/** Schemas of the calls, for the server only. */
export const REPORT_SCHEMAS = {
  begin: { data: entities.OpenReporting },
  counts: { data: entities.ReportCounts },
  options: { data: entities.ReportOptions },
  file: { body: entities.ReportToFile, data: entities.Receipt },
  verifyReceipt: { body: entities.ReceiptToCheck, data: entities.ReceiptCheck },
  progress: { body: entities.CodeToCheck, data: entities.ReportProgress },
  add: { body: entities.WordsOfHolder, data: entities.ReportProgress },
  key: { data: entities.OfficeKey },
  makeKey: { body: entities.NewOfficeKey, data: entities.OfficeKey },
  addHolder: { body: entities.NewHolder, data: entities.OfficeKey },
  recovery: { data: entities.Recovery },
  queryPage: { body: entities.DeskQuery, data: entities.DeskPage },
  detail: { query: entities.ReportId, data: entities.DeskReport },
  take: { body: entities.ReportVersion, data: entities.DeskReport },
  ask: { body: entities.Question, data: entities.DeskReport },
  feedback: { body: entities.Feedback, data: entities.DeskReport },
  redirect: { body: entities.Redirection, data: entities.DeskReport },
  openStrip: { body: entities.StripRequest, data: entities.SealedStrip },
} as const satisfies Record<string, CallSchemas>
