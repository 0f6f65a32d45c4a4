import { useDictionaries } from '@apron/sdk/query'

const CODES = ['CHECK_CAT', 'CHECK_RESULT', 'FINDING_LEVEL'] as const

/** Loads the dictionaries of check orders. */
export const useCheckDictionaries = () => useDictionaries(CODES)

export type CheckDictionaries = ReturnType<typeof useCheckDictionaries>
