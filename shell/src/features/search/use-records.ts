import { RECORD_SEARCH_TEXT } from '@apron/contract/limits/search'
import type { FoundRecord } from '@apron/contract/search/search'
import { queryRecords } from '@apron/contract/search/search.calls'
import { normalizeText } from '@apron/contract/texts/normalize-text'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { HttpClient } from '../../platform/http/http-client.ts'
import { normalize } from './search-rules.ts'

/** Pause after typing before the search, ms, so that a number typed in one go sends one request. */
const DEBOUNCE_MS = 150
/** Cache time of a response, ms, so that deleting a letter sends no new request. */
const CACHE_MS = 15_000

const NONE: readonly FoundRecord[] = []

export interface RecordSearchState {
  readonly searching: boolean
  readonly records: readonly FoundRecord[]
  /** False if an application could not answer. */
  readonly complete: boolean
  /** Reason for a failed search, or null. */
  readonly error: Error | null
  readonly retry: () => void
}

/** Returns the text to search records for, or null if it is too short. */
export function recordText(typed: string): string | null {
  const text = normalizeText(typed)
  return text.length < RECORD_SEARCH_TEXT.min ? null : text
}

/** Keeps earlier results that still match, so that the list does not empty with every letter. */
export function stillMatching(records: readonly FoundRecord[], text: string): readonly FoundRecord[] {
  const wanted = normalize(text)
  return records.filter(({ number, title }) =>
    [number, title].some(candidate => normalize(candidate).includes(wanted)),
  )
}

/** Returns the text after a pause in typing. */
function useDebounced(text: string | null): string | null {
  const [debounced, setDebounced] = useState(text)
  useEffect(() => {
    const timer = setTimeout(setDebounced, DEBOUNCE_MS, text)
    return () => clearTimeout(timer)
  }, [text])
  return debounced
}

/**
 * Searches the records of all applications for the typed text and aborts outdated requests.
 * @param owner user and site; results are not shared with others
 */
export function useRecords(http: HttpClient, owner: string, typed: string): RecordSearchState {
  const text = recordText(typed)
  const debounced = useDebounced(text)
  const query = useQuery({
    queryKey: ['search', 'records', owner, debounced],
    queryFn: ({ signal }) =>
      http.call(queryRecords, { body: { text: debounced ?? '' }, signal, asker: 'search' }),
    enabled: debounced !== null && debounced === text,
    placeholderData: before => before,
    staleTime: CACHE_MS,
    gcTime: CACHE_MS,
  })
  const retry = () => void query.refetch()
  if (text === null) return { searching: false, records: NONE, complete: true, error: null, retry }
  const isUpToDate = debounced === text && !query.isFetching && !query.isPlaceholderData
  const records = query.data?.records ?? NONE
  return {
    searching: !isUpToDate,
    records: isUpToDate && query.isSuccess ? records : stillMatching(records, text),
    complete: !isUpToDate || query.data?.complete !== false,
    error: isUpToDate ? query.error : null,
    retry,
  }
}
