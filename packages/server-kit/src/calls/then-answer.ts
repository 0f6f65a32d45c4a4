import type { CallContext } from './call-context.ts'

interface Named {
  readonly id: string
}

/** Returns a function that turns an action on a record into a handler that responds with the changed record. */
export function thenAnswer<Answer>(answer: (id: string, context: CallContext) => Promise<Answer>) {
  return <Body extends Named>(act: (body: Body, context: CallContext) => Promise<unknown>) =>
    async ({ body }: { readonly body: Body }, context: CallContext): Promise<Answer> => {
      await act(body, context)
      return answer(body.id, context)
    }
}
