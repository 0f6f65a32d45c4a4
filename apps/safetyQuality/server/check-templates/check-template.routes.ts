import type { RecordVersion } from '@apron/contract/records/define-record'
import type { CallContext } from '@apron/server-kit/calls/call-context'
import { type ServerRoute, serveCall } from '@apron/server-kit/calls/serve-call'
import type { PluginServices } from '@apron/server-kit/plugin/plugin-services'
import * as calls from '../../contract/checks/check-template.calls.ts'
import { CHECK_TEMPLATE_SCHEMAS as schemas } from '../../contract/checks/check-template.schemas.ts'
import { checkTemplates } from './check-templates.ts'
import { importTemplates } from './import-templates.ts'

/** Binds the calls about check templates. */
export function checkTemplateRoutes(services: PluginServices): ServerRoute[] {
  const templates = checkTemplates(services)
  const thenDetail =
    (act: (body: RecordVersion, context: CallContext) => Promise<string>) =>
    async ({ body }: { body: RecordVersion }, context: CallContext) =>
      templates.detail(await act(body, context), context)

  return [
    serveCall(calls.listCheckTemplates, schemas.list, (_, context) => templates.list(context)),
    serveCall(calls.checkTemplateDetail, schemas.detail, ({ query }, context) =>
      templates.detail(query.id, context),
    ),
    serveCall(calls.saveCheckTemplate, schemas.save, async ({ body }, context) =>
      templates.detail(await templates.save(body, context), context),
    ),
    serveCall(calls.approveCheckTemplate, schemas.approve, thenDetail(templates.approve)),
    serveCall(calls.reviseCheckTemplate, schemas.revise, thenDetail(templates.revise)),
    serveCall(calls.retireCheckTemplate, schemas.retire, thenDetail(templates.retire)),
    serveCall(calls.importCheckTemplates, schemas.import, ({ body }, context) =>
      importTemplates(services, body, context),
    ),
    serveCall(calls.removeCheckTemplate, schemas.remove, async ({ body }, context) => {
      await templates.remove(body, context)
      return null
    }),
  ]
}
