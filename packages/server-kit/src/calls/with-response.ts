import type { CallContext } from './call-context.ts'

interface Named {
  readonly id: string
}

/**
 * Returns a function that turns an action on a record into a handler that responds with the changed record.
 * @param answer gets the result of the action, which may save reading the record again
 */
export function withResponse<Data, Result>(
  respond: (id: string, context: CallContext, result: Result) => Promise<Data>,
) {
  return <Body extends Named>(act: (body: Body, context: CallContext) => Promise<Result>) =>
    async ({ body }: { readonly body: Body }, context: CallContext): Promise<Data> =>
      respond(body.id, context, await act(body, context))
}
