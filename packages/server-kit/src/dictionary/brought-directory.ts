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
  /** Empty for a topic, which only holds other directories. */
  readonly values: readonly BroughtValue[]
}

/** @param en by default the Chinese name: codes and numbers read the same in both languages */
export function value(code: string, zh: string, en: string = zh): BroughtValue {
  return { value: code, name: { zh, en } }
}

/** A directory that lies in another one. */
export function directory(
  parentCode: string,
  code: string,
  [zh, en]: readonly [zh: string, en: string],
  values: readonly BroughtValue[],
): BroughtDirectory {
  return { code, name: { zh, en }, parentCode, values }
}
