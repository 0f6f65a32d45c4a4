import type { Call, CallShape } from '@apron/contract/calls/define-call'
import type { CallInput, CallParts } from '@apron/sdk'

/** A call with its input, which identifies a response in the cache. */
export interface CachedRead<Data> {
  readonly call: Call
  readonly input: CallParts | undefined
  /** Type of the response, known only to the compiler. */
  readonly data?: Data
}

/** Identifies a response in the cache: `readOf(checkOrderDetail, { query: { id } })`. */
export function readOf<Shape extends CallShape>(
  call: Call<Shape>,
  ...[input]: object extends CallInput<Shape> ? [input?: CallInput<Shape>] : [input: CallInput<Shape>]
): CachedRead<Shape['data']> {
  return { call, input }
}
