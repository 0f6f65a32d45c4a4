import { useDictionaries } from '@apron/sdk/query'

const CODES = ['FINDING_LEVEL', 'RCA_METHOD', 'ROOT_CAUSE_CAT'] as const

/** The dictionaries of rectification orders. */
export const useRoDictionaries = () => useDictionaries(CODES)

export type RoDictionaries = ReturnType<typeof useRoDictionaries>
