import type { Call } from '@apron/contract/calls/define-call'

/** Scope of a response: it depends on the site, and its names on the language. */
export interface CacheScope {
  /** Id of the site; empty without one. */
  readonly site: string
  readonly language: string
}

/** Returns the key prefix of all responses of a call. */
export const callKey = (call: Call): readonly unknown[] => [call.id]

/** Returns the key prefix of a call's responses to an input, at any site and in any language. */
export const inputKey = (call: Call, input: object | undefined): readonly unknown[] => [call.id, input ?? {}]

/** Returns the key of a single response. */
export const cacheKey = (call: Call, input: object | undefined, { site, language }: CacheScope) => [
  ...inputKey(call, input),
  site,
  language,
]
