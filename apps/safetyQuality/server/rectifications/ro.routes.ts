import type { CallContext } from '@apron/server-kit/calls/call-context'
import { type ServerRoute, serveCall } from '@apron/server-kit/calls/serve-call'
import { serveSave } from '@apron/server-kit/calls/serve-save'
import { withResponse } from '@apron/server-kit/calls/with-response'
import type { PluginServices } from '@apron/server-kit/plugin/plugin-services'
import * as calls from '../../contract/rectifications/rectification.calls.ts'
import { RECTIFICATION_SCHEMAS as schemas } from '../../contract/rectifications/rectification.schemas.ts'
import type { RoTables } from './rectification.tables.ts'
import { roReader } from './ro.reader.ts'
import { roWriter } from './ro.writer.ts'

/** Binds the calls about rectification orders. Every action returns the order as it is afterwards. */
export function rectificationRoutes(services: PluginServices): ServerRoute[] {
  const db = services.db.withTables<RoTables>()
  const reader = roReader(services, db)
  const writer = roWriter(services, db)

  const thenDetail = withResponse(reader.detail)

  function saveWith<Body extends { id: string }>(act: (body: Body, context: CallContext) => Promise<void>) {
    return {
      async save({ body }: { body: Body }, context: CallContext) {
        await act(body, context)
        return body.id
      },
      answer: reader.detail,
    }
  }

  return [
    serveCall(calls.queryRectifications, schemas.queryPage, ({ body }, context) =>
      reader.queryPage(body, context),
    ),
    serveCall(calls.rectificationFilterOptions, schemas.filterOptions, (_, context) =>
      reader.filterOptions(context),
    ),
    serveCall(calls.rectificationDetail, schemas.detail, ({ query }, context) =>
      reader.detail(query.id, context),
    ),
    serveCall(calls.rectificationDraft, schemas.draft, ({ query }, context) =>
      writer.readDraft(query.id, context),
    ),
    serveSave(calls.saveRectification, schemas.save, {
      save: ({ body }, context) => writer.save(body, context),
      answer: reader.detail,
    }),
    serveCall(calls.issueRectification, schemas.issue, thenDetail(writer.issue)),
    serveCall(calls.acceptRectification, schemas.accept, thenDetail(writer.accept)),
    serveCall(calls.reassignRectification, schemas.reassign, thenDetail(writer.reassign)),
    serveSave(calls.savePlan, schemas.savePlan, saveWith(writer.savePlan)),
    serveCall(calls.sendPlan, schemas.sendPlan, thenDetail(writer.sendPlan)),
    serveCall(calls.acceptPlan, schemas.acceptPlan, thenDetail(writer.acceptPlan)),
    serveCall(calls.returnPlan, schemas.returnPlan, thenDetail(writer.returnPlan)),
    serveSave(calls.saveProgress, schemas.saveProgress, saveWith(writer.saveProgress)),
    serveCall(calls.reportRectification, schemas.report, thenDetail(writer.report)),
    serveCall(calls.verifyRectification, schemas.verify, thenDetail(writer.verify)),
    serveCall(calls.rejectRectification, schemas.reject, thenDetail(writer.reject)),
    serveCall(calls.judgeEffective, schemas.effective, thenDetail(writer.effective)),
    serveCall(calls.countersignRectification, schemas.countersign, thenDetail(writer.countersign)),
    serveCall(calls.judgeIneffective, schemas.ineffective, thenDetail(writer.ineffective)),
    serveCall(calls.voidRectification, schemas.void, thenDetail(writer.makeVoid)),
    serveCall(calls.askExtension, schemas.askExtension, thenDetail(writer.askExtension)),
    serveCall(calls.decideExtension, schemas.decideExtension, thenDetail(writer.decideExtension)),
  ]
}
