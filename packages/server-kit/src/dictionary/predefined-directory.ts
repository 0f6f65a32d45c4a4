import type { TextPair } from '@apron/contract/texts/text-pair'

/** A predefined value of the portal or a sub-application. */
export interface PredefinedValue {
  readonly value: string
  readonly name: TextPair
  /** Sort order. By default after the others. */
  readonly sort?: number
}

/**
 * A predefined directory of a sub-application. It is added if missing, with all values that were never added before.
 */
export interface PredefinedDirectory {
  readonly code: string
  readonly name: TextPair
  /** Parent directory. At the top if left out or missing. */
  readonly parentCode?: string
  /** Empty for a topic, which only contains other directories. */
  readonly values: readonly PredefinedValue[]
}

/**
 * Returns a predefined value. @param en by default the Chinese name, for codes and numbers that read the same in both
 * languages
 */
export function value(code: string, zh: string, en: string = zh): PredefinedValue {
  return { value: code, name: { zh, en } }
}

/** Returns a directory inside another one. */
export function directory(
  parentCode: string,
  code: string,
  [zh, en]: readonly [zh: string, en: string],
  values: readonly PredefinedValue[],
): PredefinedDirectory {
  return { code, name: { zh, en }, parentCode, values }
}
