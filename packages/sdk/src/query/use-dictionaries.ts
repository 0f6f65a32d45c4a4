import { listOptions } from '@apron/contract/dictionary/dictionary.calls'
import { useMemo } from 'react'
import { useAppQuery } from './use-app-query.ts'

/** Changes are normally pushed (ADM-93); this covers times without a connection. */
const STALE_MS = 10 * 60_000

export interface Dictionaries<Code extends string> {
  /** Returns the label of a value, or the value itself until the dictionary has loaded. */
  label(code: Code, value: string): string
  /** Returns the enabled values. */
  options(code: Code): { value: string; label: string }[]
}

/**
 * Loads dictionaries of the portal in one call. @param codes a constant at module level, for a stable
 * identity
 */
export function useDictionaries<const Code extends string>(codes: readonly Code[]): Dictionaries<Code> {
  const input = codes.length === 0 ? null : { query: { dictCode: codes.join(',') } }
  const { data } = useAppQuery(listOptions, input, { staleMs: STALE_MS })
  return useMemo(
    () => ({
      label: (code, value) => data?.dictionaries[code]?.find(option => option.value === value)?.name ?? value,
      options: code =>
        (data?.dictionaries[code] ?? [])
          .filter(option => option.enabled === 1)
          .map(({ value, name }) => ({ value, label: name })),
    }),
    [data],
  )
}
