import { type ServerRoute, serveCall } from '@apron/server-kit/calls/serve-call'
import type { PluginServices } from '@apron/server-kit/plugin/plugin-services'
import * as calls from '../../contract/reports/desk.calls.ts'
import { REPORT_SCHEMAS as schemas } from '../../contract/reports/report.schemas.ts'
import { reportDesk } from './desk.ts'
import { investigation } from './investigation.ts'
import { officeKeys } from './sealing/office-key.ts'

/** Binds the calls of the safety office. */
export function deskRoutes(services: PluginServices): ServerRoute[] {
  const keys = officeKeys(services)
  const desk = reportDesk(services)
  const work = investigation(services, desk)
  return [
    serveCall(calls.officeKey, schemas.key, (_, context) => keys.read(context)),
    serveCall(calls.makeOfficeKey, schemas.makeKey, ({ body }, context) => keys.make(body, context)),
    serveCall(calls.addKeyHolder, schemas.addHolder, ({ body }, context) => keys.addHolder(body, context)),
    serveCall(calls.recoverOfficeKey, schemas.recovery, () => keys.recover()),
    serveCall(calls.queryReports, schemas.queryPage, ({ body }, context) => desk.list(body, context)),
    serveCall(calls.reportDetail, schemas.detail, ({ query }, context) => desk.detail(query.id, context)),
    serveCall(calls.takeReport, schemas.take, ({ body }, context) => desk.take(body, context)),
    serveCall(calls.askReporter, schemas.ask, ({ body }, context) => desk.sendText('ask', body, context)),
    serveCall(calls.giveFeedback, schemas.feedback, ({ body }, context) =>
      desk.sendText('feedback', body, context),
    ),
    serveCall(calls.redirectReport, schemas.redirect, ({ body }, context) =>
      desk.sendText('redirect', body, context),
    ),
    serveCall(calls.mergeReport, schemas.merge, ({ body }, context) => desk.merge(body, context)),
    serveCall(calls.recuseFromReport, schemas.recuse, async ({ body }, context) => {
      await desk.recuse(body, context)
      return null
    }),
    serveCall(calls.extendReport, schemas.stepWithReason, ({ body }, context) => desk.extend(body, context)),
    serveCall(calls.acceptReport, schemas.accept, ({ body }, context) => work.accept(body, context)),
    serveCall(calls.saveReportWork, schemas.saveWork, ({ body }, context) => work.saveWork(body, context)),
    serveCall(calls.signDeidentified, schemas.sign, ({ body }, context) => work.sign(body, context)),
    serveCall(calls.beginActions, schemas.step, ({ body }, context) => work.beginActions(body, context)),
    serveCall(calls.submitClosing, schemas.submitClosing, ({ body }, context) =>
      work.submitClosing(body, context),
    ),
    serveCall(calls.approveClosing, schemas.step, ({ body }, context) => work.approveClosing(body, context)),
    serveCall(calls.returnClosing, schemas.stepWithReason, ({ body }, context) =>
      work.returnClosing(body, context),
    ),
    serveCall(calls.reopenReport, schemas.stepWithReason, ({ body }, context) => work.reopen(body, context)),
    serveCall(calls.publishReport, schemas.step, ({ body }, context) => work.publish(body, context)),
    serveCall(calls.withdrawPublication, schemas.step, ({ body }, context) => work.withdraw(body, context)),
    serveCall(calls.reportSummary, schemas.summary, ({ query }, context) => desk.summary(query.id, context)),
    serveCall(calls.openStrip, schemas.openStrip, ({ body }, context) => desk.openStrip(body, context)),
  ]
}
