import type { Call } from '@apron/contract/calls/define-call'

/** For whom an answer was made: it is another at another site, and its names are in one language. */
export interface CacheScope {
  /** Id of the site; empty without one. */
  readonly site: string
  readonly language: string
}

/** Key of everything a call has answered. */
export const everyAnswerOf = (call: Call): readonly unknown[] => [call.id]

/** Key of what a call answers to an input, wherever and in whatever language. */
export const answersTo = (call: Call, input: object | undefined): readonly unknown[] => [call.id, input ?? {}]

/** Key of one answer. */
export const cacheKey = (call: Call, input: object | undefined, { site, language }: CacheScope) => [
  ...answersTo(call, input),
  site,
  language,
]
