import { type ServerRoute, serveCall } from '@apron/server-kit/calls/serve-call'
import { serveSave } from '@apron/server-kit/calls/serve-save'
import { thenAnswer } from '@apron/server-kit/calls/then-answer'
import type { PluginServices } from '@apron/server-kit/plugin/plugin-services'
import { eachRow } from '@apron/server-kit/records/each-row'
import * as calls from '../../contract/checks/check-order.calls.ts'
import { CHECK_ORDER_SCHEMAS as schemas } from '../../contract/checks/check-order.entities.ts'
import { listOfferedTemplates } from '../check-templates/offered-templates.ts'
import { checkOrderDrafts } from './check-order.drafts.ts'
import { checkOrderFindings } from './check-order.findings.ts'
import { checkOrderReader } from './check-order.reader.ts'
import type { CheckTables } from './check-order.tables.ts'
import { checkOrderWriter } from './check-order.writer.ts'

/** Binds the calls about check orders. Every action returns the order as it is afterwards. */
export function checkOrderRoutes(services: PluginServices): ServerRoute[] {
  const db = services.db.withTables<CheckTables>()
  const { queryPage, filterOptions, detail } = checkOrderReader(services)
  const writer = checkOrderWriter(services, db)
  const drafts = checkOrderDrafts(services, db)
  const findings = checkOrderFindings(services, db)
  const thenDetail = thenAnswer(detail)

  return [
    serveCall(calls.queryCheckOrders, schemas.queryPage, ({ body }, context) => queryPage(body, context)),
    serveCall(calls.checkOrderFilterOptions, schemas.filterOptions, (_, context) => filterOptions(context)),
    serveCall(calls.checkOrderDetail, schemas.detail, ({ query }, context) => detail(query.id, context)),
    serveCall(calls.checkDraft, schemas.draft, ({ query }, context) => drafts.read(query.id, context)),
    serveCall(calls.offeredTemplates, schemas.templates, (_, { language }) =>
      listOfferedTemplates(db, language),
    ),
    serveSave(calls.saveCheckDraft, schemas.save, { save: writer.save, answer: detail }),
    serveCall(calls.issueCheck, schemas.issue, thenDetail(writer.issue)),
    serveCall(calls.cancelCheck, schemas.cancel, thenDetail(writer.cancel)),
    serveCall(calls.startCheck, schemas.start, thenDetail(writer.start)),
    serveSave(calls.saveCheckResults, schemas.saveResult, { save: writer.saveResults, answer: detail }),
    serveCall(calls.submitCheck, schemas.submit, thenDetail(writer.submit)),
    serveCall(calls.checkFindings, schemas.findings, ({ query }, context) =>
      findings.list(query.id, context),
    ),
    serveCall(calls.approveCheck, schemas.approve, thenDetail(writer.approve)),
    serveCall(calls.returnCheck, schemas.return, thenDetail(writer.sendBack)),
    serveCall(calls.approveChecks, schemas.approveSeveral, ({ body: { orders, ...given } }, context) =>
      eachRow(orders, context, order => writer.approve({ ...order, ...given }, context)),
    ),
    serveCall(calls.returnChecks, schemas.returnSeveral, ({ body: { orders, ...given } }, context) =>
      eachRow(orders, context, order => writer.sendBack({ ...order, ...given }, context)),
    ),
  ]
}
