import { type ServerRoute, serveCall } from '@apron/server-kit/calls/serve-call'
import { withResponse } from '@apron/server-kit/calls/with-response'
import type { PluginServices } from '@apron/server-kit/plugin/plugin-services'
import * as calls from '../../contract/card-work.ts'
import { jobCard } from '../../contract/job-card.ts'
import { type CardWithEntries, readWork } from './card-work.reader.ts'
import { cardWriter } from './card-work.writer.ts'
import { hoursWriter } from './hours.writer.ts'

/** Binds the calls about the work on a card. */
export function cardRoutes(services: PluginServices): ServerRoute[] {
  const { signStep, rejectStep, markNotApplicable, amendStep } = cardWriter(services)
  const hours = hoursWriter(services)
  const { CardWork: data, BookHours, BookedHours } = calls
  const after = withResponse<calls.CardWork, CardWithEntries | void>((id, context, read) =>
    readWork(services, id, context, read ?? undefined),
  )
  return [
    serveCall(calls.readCardWork, { query: jobCard.schemas.id, data }, ({ query }, context) =>
      readWork(services, query.id, context),
    ),
    serveCall(calls.signStep, { body: calls.SignStep, data }, after(signStep)),
    serveCall(calls.inspectStep, { body: calls.SignStep, data }, after(signStep)),
    serveCall(calls.rejectStep, { body: calls.RejectStep, data }, after(rejectStep)),
    serveCall(calls.markNotApplicable, { body: calls.MarkNotApplicable, data }, after(markNotApplicable)),
    serveCall(calls.amendStep, { body: calls.AmendStep, data }, after(amendStep)),
    serveCall(calls.bookHours, { body: BookHours, data: BookedHours }, async ({ body }, context) => {
      const dayHours = await hours.book(body, context)
      return { work: await readWork(services, body.id, context), dayHours }
    }),
    serveCall(calls.removeHours, { body: calls.RemoveHours, data }, after(hours.remove)),
  ]
}
