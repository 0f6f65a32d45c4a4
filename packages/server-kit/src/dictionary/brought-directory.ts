import type { TextPair } from '@apron/contract/texts/text-pair'

/** A value that comes with the portal or a sub-application. */
export interface BroughtValue {
  readonly value: string
  readonly name: TextPair
  /** Behind the others when nothing is said. */
  readonly sort?: number
}

/** A directory that comes with a sub-application: added where it is not, with the values that were never offered before. */
export interface BroughtDirectory {
  readonly code: string
  readonly name: TextPair
  /** The directory that it lies in; at the top when nothing is said, or when it is not there. */
  readonly parentCode?: string
  readonly values: readonly BroughtValue[]
}
