import { recordId } from '@apron/contract/entities/fields'
import type { CallContext } from '@apron/server-kit/calls/call-context'
import { type ServerRoute, serveCall } from '@apron/server-kit/calls/serve-call'
import type { PluginServices } from '@apron/server-kit/plugin/plugin-services'
import { Type } from 'typebox'
import * as calls from '../../contract/card-work.ts'
import { readWork } from './card-work.reader.ts'
import { cardWriter } from './card-work.writer.ts'
import { hoursWriter } from './hours.writer.ts'

/** The calls of a card in work. */
export function cardRoutes(services: PluginServices): ServerRoute[] {
  const { signStep, rejectStep, markNotApplicable, amendStep } = cardWriter(services)
  const hours = hoursWriter(services)
  const { CardWork } = calls

  /** Serves a change of a card that answers the card's work. */
  const after =
    <Body extends { id: string }>(change: (body: Body, context: CallContext) => Promise<void>) =>
    async ({ body }: { body: Body }, context: CallContext) => {
      await change(body, context)
      return await readWork(services, body.id, context)
    }

  return [
    serveCall(
      calls.readCardWork,
      { query: Type.Object({ id: recordId }), data: CardWork },
      async ({ query }, context) => await readWork(services, query.id, context),
    ),
    serveCall(calls.signStep, { body: calls.SignStep, data: CardWork }, after(signStep)),
    serveCall(calls.inspectStep, { body: calls.SignStep, data: CardWork }, after(signStep)),
    serveCall(calls.rejectStep, { body: calls.RejectStep, data: CardWork }, after(rejectStep)),
    serveCall(
      calls.markNotApplicable,
      { body: calls.MarkNotApplicable, data: CardWork },
      after(markNotApplicable),
    ),
    serveCall(calls.amendStep, { body: calls.AmendStep, data: CardWork }, after(amendStep)),
    serveCall(
      calls.bookHours,
      { body: calls.BookHours, data: Type.Object({ work: CardWork, dayHours: Type.Number() }) },
      async ({ body }, context) => {
        const dayHours = await hours.book(body, context)
        return { work: await readWork(services, body.id, context), dayHours }
      },
    ),
    serveCall(
      calls.removeHours,
      { body: Type.Object({ id: recordId, booking: recordId }), data: CardWork },
      after(hours.remove),
    ),
  ]
}
