import type { CallSchemas } from '@apron/contract/calls/call-schemas'
import type { Call, CallShape } from '@apron/contract/calls/define-call'
import type { CallContext } from './call-context.ts'
import type { SchemasFor } from './schemas-for.ts'

/** A call with its schemas and its handler. Made by {@link serveCall}. */
export interface ServerRoute {
  readonly call: Call
  readonly schemas: CallSchemas
  readonly handle: (
    input: { params: unknown; query: unknown; body: unknown },
    context: CallContext,
  ) => Promise<unknown>
  /** Returns the response for a repeated request of a queued call. @param record id of the saved record */
  readonly replay?: (record: string, context: CallContext) => Promise<unknown>
}

export type CallInputOf<Shape extends CallShape> = {
  params: Shape extends { params: infer Params } ? Params : undefined
  query: Shape extends { query: infer Query } ? Query : undefined
  body: Shape extends { body: infer Body } ? Body : undefined
}

/**
 * Binds a call of a contract to its handler. Input is validated by the schemas first. A schema that does not match the
 * type of the call does not compile.
 */
export function serveCall<Shape extends CallShape, Schemas extends CallSchemas>(
  call: Call<Shape>,
  schemas: Schemas & SchemasFor<Shape, Schemas>,
  handle: (input: CallInputOf<Shape>, context: CallContext) => Promise<Shape['data']>,
): ServerRoute {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the platform validates with `schemas` before it calls
  return { call, schemas, handle: (input, context) => handle(input as CallInputOf<Shape>, context) }
}
