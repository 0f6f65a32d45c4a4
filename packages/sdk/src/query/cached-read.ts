import type { Call, CallShape } from '@apron/contract/calls/define-call'
import type { CallInput, CallParts } from '@apron/sdk'

/** A call with its input: what one answer in the cache was asked by. */
export interface CachedRead<Data> {
  readonly call: Call
  readonly input: CallParts | undefined
  /** What it answers, known to the compiler only. */
  readonly data?: Data
}

/** Names an answer in the cache: `readOf(checkOrderDetail, { query: { id } })`. */
export function readOf<Shape extends CallShape>(
  call: Call<Shape>,
  ...[input]: object extends CallInput<Shape> ? [input?: CallInput<Shape>] : [input: CallInput<Shape>]
): CachedRead<Shape['data']> {
  return { call, input }
}
