import type { CallSchemas } from '@apron/contract/calls/call-schemas'
import type { Call, CallShape } from '@apron/contract/calls/define-call'
import type { CallContext } from './call-context.ts'
import type { SchemasFor } from './schemas-for.ts'
import { type CallInputOf, type ServerRoute, serveCall } from './serve-call.ts'

interface Save<Shape extends CallShape> {
  /** Saves the record. Must call `claimIdempotencyKey` first in its transaction. @returns the id of the record */
  readonly save: (input: CallInputOf<Shape>, context: CallContext) => Promise<string>
  /** Returns the response for the user who saved the record, also for a repeated request. */
  readonly answer: (record: string, context: CallContext) => Promise<Shape['data']>
}

/** Binds a save that may be queued offline. It may arrive twice and is performed once. */
export function serveSave<Shape extends CallShape, Schemas extends CallSchemas>(
  call: Call<Shape>,
  schemas: Schemas & SchemasFor<Shape, Schemas>,
  { save, answer }: Save<Shape>,
): ServerRoute {
  const route = serveCall<Shape, Schemas>(call, schemas, async (input, context) =>
    answer(await save(input, context), context),
  )
  return { ...route, replay: answer }
}
