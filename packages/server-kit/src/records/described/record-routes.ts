import type { RecordDefinition, SaveOf } from '@apron/contract/records/define-record'
import type { RecordFields } from '@apron/contract/records/fields'
import { type ServerRoute, serveCall } from '../../calls/serve-call.ts'
import { serveSave } from '../../calls/serve-save.ts'
import type { PluginServices } from '../../plugin/plugin-services.ts'
import { listRecords } from '../list-records.ts'
import { presentRecords } from '../present-records.ts'
import { recordActs } from './record-acts.ts'
import { recordDetail } from './record-detail.ts'
import type { RecordHooks } from './record-hooks.ts'
import { recordSaves } from './record-saves.ts'

/** Returns the routes of a described record: list, detail, save, its actions, and deletion while it is editable. */
export function recordRoutes<Fields extends RecordFields>(
  services: PluginServices,
  record: RecordDefinition<Fields>,
  hooks: RecordHooks<Fields> = {},
): ServerRoute[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the code below treats each field by its kind
  const rules = hooks as unknown as RecordHooks<RecordFields>
  return routesOf(services, record, rules)
}

function routesOf(
  services: PluginServices,
  record: RecordDefinition,
  hooks: RecordHooks<RecordFields>,
): ServerRoute[] {
  const { actions, calls, schemas } = record
  const detail = recordDetail(services, record, hooks)
  const { save, remove } = recordSaves(services, record, hooks)
  const act = recordActs(services, record, hooks)
  return [
    serveCall(calls.queryPage, { body: schemas.query, data: schemas.page }, async ({ body }, context) => {
      const { site, language } = context
      const where = await hooks.visible?.(context, services)
      const page = await listRecords(services.db, services, record, { site, language, query: body, where })
      return { ...page, records: await presentRecords(services, record, page.records, language) }
    }),
    serveCall(calls.detail, { query: schemas.id, data: schemas.detail }, ({ query }, context) =>
      detail(query.id, context),
    ),
    serveSave(
      calls.save,
      { body: schemas.save, data: schemas.detail },
      { save: ({ body }: { body: SaveOf<RecordFields> }, context) => save(body, context), answer: detail },
    ),
    ...(record.removable
      ? [
          serveCall(
            calls.remove,
            { body: schemas.idVersion, data: schemas.nothing },
            async ({ body }, context) => {
              await remove(body, context)
              return null
            },
          ),
        ]
      : []),
    ...Object.keys(actions).flatMap(name => {
      const call = calls.actions[name]
      const schema = schemas.actions[name]
      if (call === undefined || schema === undefined) return []
      return serveCall(call, { body: schema, data: schemas.detail }, async ({ body }, context) => {
        await act(name, body, context)
        return await detail(body.id, context)
      })
    }),
  ]
}
