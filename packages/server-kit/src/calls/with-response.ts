import type { CallContext } from './call-context.ts'

interface Named {
  readonly id: string
}

/**
 * Returns a function that turns an action on a record into a handler that responds with the changed record.
 * @param answer gets the result of the action, which may save reading the record again
 */
export function withResponse<Answer, Result>(
  answer: (id: string, context: CallContext, result: Result) => Promise<Answer>,
) {
  return <Body extends Named>(act: (body: Body, context: CallContext) => Promise<Result>) =>
    async ({ body }: { readonly body: Body }, context: CallContext): Promise<Answer> =>
      answer(body.id, context, await act(body, context))
}
