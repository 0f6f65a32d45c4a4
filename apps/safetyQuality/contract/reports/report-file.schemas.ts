import type { CallSchemas } from '@apron/contract/calls/call-schemas'
import { RecordId } from '@apron/contract/entities/fields'
import * as entities from './report-file.entities.ts'

/** Schemas of the calls about attachments, for the server only. */
export const REPORT_FILE_SCHEMAS = {
  openTicket: { body: entities.TicketRequest, data: entities.FileTicket },
  sendPart: { body: entities.FilePart, data: entities.FilePartResult },
  remove: { body: entities.FileToRemove, data: entities.Removed },
  list: { query: RecordId, data: entities.ReportFiles },
  readPart: { query: entities.SealedPartRequest, data: entities.SealedPart },
} as const satisfies Record<string, CallSchemas>
