import { type ServerRoute, serveCall } from '@apron/server-kit/calls/serve-call'
import { withResponse } from '@apron/server-kit/calls/with-response'
import type { PluginServices } from '@apron/server-kit/plugin/plugin-services'
import * as calls from '../../contract/occurrences/occurrence.calls.ts'
import { OCCURRENCE_SCHEMAS as schemas } from '../../contract/occurrences/occurrence.schemas.ts'
import { occReader } from './occ.reader.ts'
import { occWriter } from './occ.writer.ts'
import type { OccTables } from './occurrence.tables.ts'

/** Binds the calls about occurrence and defect reports. Every action returns the updated report. */
export function occurrenceRoutes(services: PluginServices): ServerRoute[] {
  const db = services.db.withTables<OccTables>()
  const reader = occReader(services, db)
  const writer = occWriter(services, db)

  const thenDetail = withResponse(reader.detail)

  return [
    serveCall(calls.queryOccurrences, schemas.queryPage, ({ body }, context) =>
      reader.queryPage(body, context),
    ),
    serveCall(calls.occurrenceDetail, schemas.detail, ({ query }, context) =>
      reader.detail(query.id, context),
    ),
    serveCall(calls.saveOccurrence, schemas.save, async ({ body }, context) =>
      reader.detail(await writer.save(body, context), context),
    ),
    serveCall(calls.removeOccurrence, schemas.remove, async ({ body }, context) => {
      await writer.remove(body, context)
      return { removed: true }
    }),
    serveCall(calls.submitOccurrence, schemas.submit, thenDetail(writer.submit)),
    serveCall(calls.reviewOccurrence, schemas.review, thenDetail(writer.review)),
    serveCall(calls.returnOccurrence, schemas.return, thenDetail(writer.returnReport)),
    serveCall(calls.sendOccurrence, schemas.send, thenDetail(writer.send)),
    serveCall(calls.closeOccurrence, schemas.close, thenDetail(writer.close)),
  ]
}
