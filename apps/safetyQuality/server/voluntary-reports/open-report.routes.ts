import { type ServerRoute, serveCall } from '@apron/server-kit/calls/serve-call'
import type { PluginServices } from '@apron/server-kit/plugin/plugin-services'
import * as calls from '../../contract/reports/report.calls.ts'
import { REPORT_SCHEMAS as schemas } from '../../contract/reports/report.schemas.ts'
import { openReports } from './open-reports.ts'
import { reportCounts } from './report-counts.ts'

/** Binds the public calls for filing a report and asking about it. */
export function openReportRoutes(services: PluginServices): ServerRoute[] {
  const reports = openReports(services)
  return [
    serveCall(calls.beginReport, schemas.begin, () => reports.begin()),
    serveCall(calls.reportOptions, schemas.options, (_, { language }) => reports.options(language)),
    serveCall(calls.countReports, schemas.counts, () => reportCounts(services)),
    serveCall(calls.fileReport, schemas.file, ({ body }) => reports.file(body)),
    serveCall(calls.verifyReceipt, schemas.verifyReceipt, async ({ body: { code, ...receipt } }) => ({
      genuine: await reports.verify(code, receipt),
    })),
    serveCall(calls.reportProgress, schemas.progress, ({ body }, { language }) =>
      reports.progress(body, language),
    ),
    serveCall(calls.addToReport, schemas.add, ({ body }, { language }) => reports.add(body, language)),
  ]
}
