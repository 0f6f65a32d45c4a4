import { expect } from 'vitest'

interface Response<Data> {
  readonly envelope: { readonly success: boolean; readonly msg: string; readonly data: Data }
}

/** Returns the data of a response. Fails the test with the server's message if the call was rejected. */
export function dataOf<Data>({ envelope }: Response<Data>): Data {
  return envelope.success ? envelope.data : expect.fail(envelope.msg)
}
