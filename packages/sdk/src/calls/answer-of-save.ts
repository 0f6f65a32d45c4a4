import type { Call, CallShape } from '@apron/contract/calls/define-call'
import type { Host } from '../contract.ts'
import type { SaveAnswer } from '../host-saves.ts'
import type { CallError } from './call-error.ts'
import { callFailure } from './call-failure.ts'
import { readAnswer } from './read-answer.ts'

/** What became of a save that had waited. */
export type SavedLater<Data> =
  | { readonly done: true; readonly data: Data }
  | { readonly done: false; readonly error: CallError }

/** Reads what a save that had waited was answered, as its call reads it. */
export function answerOfSave<Shape extends CallShape>(
  host: Host,
  call: Call<Shape>,
  { status, json }: SaveAnswer,
): SavedLater<Shape['data']> {
  const answer = readAnswer({ status, json })
  if (answer.kind === 'success') return { done: true, data: answer.data }
  return { done: false, error: callFailure(host, call, { ...answer, status }, true) }
}
