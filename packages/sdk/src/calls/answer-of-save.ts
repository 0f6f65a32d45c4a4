import type { Call, CallShape } from '@apron/contract/calls/define-call'
import { readResponse } from '@apron/contract/wire/read-response'
import type { Host } from '../contract.ts'
import type { SaveAnswer } from '../host-saves.ts'
import type { CallError } from './call-error.ts'
import { classifyFailure } from './call-failure.ts'

/** Outcome of a save that had waited. */
export type SavedLater<Data> =
  | { readonly done: true; readonly data: Data }
  | { readonly done: false; readonly error: CallError }

/** Interprets the response to a save that had waited, according to its call. */
export function answerOfSave<Shape extends CallShape>(
  host: Host,
  call: Call<Shape>,
  { status, json }: SaveAnswer,
): SavedLater<Shape['data']> {
  const answer = readResponse({ status, json }, call.onlyOk)
  if (answer.kind === 'success') return { done: true, data: answer.data }
  return { done: false, error: classifyFailure(host, call, { ...answer, status }) }
}
