import { type ServerRoute, serveCall } from '@apron/server-kit/calls/serve-call'
import type { PluginServices } from '@apron/server-kit/plugin/plugin-services'
import {
  reportFiles as listReportFiles,
  readReportFilePart,
} from '../../../contract/reports/desk-file.calls.ts'
import * as calls from '../../../contract/reports/report-file.calls.ts'
import { REPORT_FILE_SCHEMAS as schemas } from '../../../contract/reports/report-file.schemas.ts'
import { reportFiles } from './report-files.ts'

/** Binds the calls about attachments: uploaded without login, read by the office. */
export function reportFileRoutes(services: PluginServices): ServerRoute[] {
  const files = reportFiles(services)
  return [
    serveCall(calls.openFileTicket, schemas.openTicket, ({ body }) => files.openTicket(body)),
    serveCall(calls.sendFilePart, schemas.sendPart, ({ body }) => files.receive(body)),
    serveCall(calls.removeReportFile, schemas.remove, ({ body }) => files.remove(body)),
    serveCall(listReportFiles, schemas.list, ({ query }) => files.list(query.id)),
    serveCall(readReportFilePart, schemas.readPart, ({ query }) => files.read(query.id, query.part)),
  ]
}
