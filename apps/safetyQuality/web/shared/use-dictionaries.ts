import { listDictionary } from '@apron/contract/calls/dictionary.calls'
import { useLanguage } from '@apron/sdk'
import { useMemo } from 'react'
import { useAppCall } from '../app/calls-context.ts'
import { useEarlyQuery } from './use-early-query.ts'

const DIRECTORIES = ['CHECK_CAT', 'CHECK_RESULT', 'FINDING_LEVEL'] as const
export type Directory = (typeof DIRECTORIES)[number]

/** Dictionaries change seldom. */
const STALE_MS = 10 * 60_000

export interface Dictionaries {
  /** Label of a value; the value itself while the dictionary is not there. */
  label(directory: Directory, value: string): string
  /** Values that are offered: the enabled ones. */
  options(directory: Directory): { value: string; label: string }[]
}

/** The dictionaries of check orders, in one call. */
export function useDictionaries(): Dictionaries {
  const call = useAppCall()
  const language = useLanguage()
  const { data } = useEarlyQuery({
    queryKey: ['dictionaries', language],
    queryFn: ({ signal }) => call(listDictionary, { query: { dictCode: DIRECTORIES.join(',') } }, { signal }),
    staleTime: STALE_MS,
  })
  return useMemo(
    () => ({
      label: (directory, value) => data?.[directory]?.find(option => option.value === value)?.name ?? value,
      options: directory =>
        (data?.[directory] ?? [])
          .filter(option => option.enabled === 1)
          .map(({ value, name }) => ({ value, label: name })),
    }),
    [data],
  )
}
