import { listOptions } from '@apron/contract/calls/dictionary.calls'
import { useMemo } from 'react'
import { useAppQuery } from './use-app-query.ts'

/** A change is told (ADM-93); this is for who is not told, without a connection. */
const STALE_MS = 10 * 60_000

export interface Dictionaries<Code extends string> {
  /** Label of a value; the value itself while the dictionary is not there. */
  label(code: Code, value: string): string
  /** Values that are offered: the enabled ones. */
  options(code: Code): { value: string; label: string }[]
}

/** Dictionaries of the portal, in one call. @param codes at module level, so that it is the same list each time */
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
