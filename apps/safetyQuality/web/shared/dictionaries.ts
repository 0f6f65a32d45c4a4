import type { Dictionaries } from '@apron/sdk/query'

/** The dictionaries of check orders, for `useDictionaries`. */
export const DICTIONARIES = ['CHECK_CAT', 'CHECK_RESULT', 'FINDING_LEVEL'] as const

export type CheckDictionaries = Dictionaries<(typeof DICTIONARIES)[number]>
