import type { CallSchemas } from '@apron/contract/calls/call-schemas'
import { RecordId, RecordVersion } from '@apron/contract/entities/fields'
import { Type } from 'typebox'
import * as entities from './report.entities.ts'

/** Schemas of the calls, for the server only. */
export const REPORT_SCHEMAS = {
  begin: { data: entities.OpenReporting },
  counts: { data: entities.ReportCounts },
  options: { data: entities.ReportOptions },
  file: { body: entities.ReportToFile, data: entities.Receipt },
  verifyReceipt: { body: entities.ReceiptToCheck, data: entities.ReceiptCheck },
  progress: { body: entities.ProgressRequest, data: entities.ReportProgress },
  add: { body: entities.HolderText, data: entities.ReportProgress },
  key: { data: entities.OfficeKey },
  makeKey: { body: entities.NewOfficeKey, data: entities.OfficeKey },
  addHolder: { body: entities.NewHolder, data: entities.OfficeKey },
  recovery: { data: entities.Recovery },
  queryPage: { body: entities.DeskQuery, data: entities.DeskPage },
  detail: { query: RecordId, data: entities.DeskReport },
  take: { body: RecordVersion, data: entities.DeskReport },
  ask: { body: entities.Question, data: entities.DeskReport },
  feedback: { body: entities.Feedback, data: entities.DeskReport },
  redirect: { body: entities.Redirection, data: entities.DeskReport },
  merge: { body: entities.MergeRequest, data: entities.DeskReport },
  recuse: { body: RecordVersion, data: Type.Null() },
  accept: { body: entities.Acceptance, data: entities.DeskReport },
  saveWork: { body: entities.SaveWork, data: entities.DeskReport },
  sign: { body: entities.DeidSignature, data: entities.DeskReport },
  step: { body: RecordVersion, data: entities.DeskReport },
  submitClosing: { body: entities.SubmitClosing, data: entities.DeskReport },
  stepWithReason: { body: entities.ReasonRequest, data: entities.DeskReport },
  summary: { query: RecordId, data: entities.ReportSummary },
  openStrip: { body: entities.StripRequest, data: entities.SealedStrip },
} as const satisfies Record<string, CallSchemas>
