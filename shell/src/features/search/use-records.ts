import { queryRecords } from '@apron/contract/calls/search.calls'
import type { FoundRecord } from '@apron/contract/entities/search'
import { RECORD_SEARCH_TEXT } from '@apron/contract/limits/search'
import { normalizeText } from '@apron/contract/texts/normalize-text'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { HttpClient } from '../../platform/http/http-client.ts'
import { comparable } from './search-rules.ts'

/** ms of rest before what was typed is looked for, so that a number typed in one go is one question. */
const REST_MS = 150
/** ms for which an answer is good: whoever goes back a letter does not ask again. */
const GOOD_FOR_MS = 15_000

const NONE: readonly FoundRecord[] = []

export interface RecordSearchState {
  readonly searching: boolean
  readonly records: readonly FoundRecord[]
  /** False: an application could not answer. */
  readonly complete: boolean
  /** Why nothing was answered; null when nothing failed. */
  readonly error: Error | null
  readonly again: () => void
}

/** What is looked for of what was typed; null when that is too little. */
export function recordText(typed: string): string | null {
  const text = normalizeText(typed)
  return text.length < RECORD_SEARCH_TEXT.min ? null : text
}

/** Of earlier answers those that can still be meant, so that the list does not empty with every letter. */
export function stillMeant(records: readonly FoundRecord[], text: string): readonly FoundRecord[] {
  const wanted = comparable(text)
  return records.filter(({ number, title }) => [number, title].some(own => comparable(own).includes(wanted)))
}

/** The text once the person rests. */
function useRested(text: string | null): string | null {
  const [rested, setRested] = useState(text)
  useEffect(() => {
    const timer = setTimeout(setRested, REST_MS, text)
    return () => clearTimeout(timer)
  }, [text])
  return rested
}

/**
 * Records of all applications for what is typed; an older question is given up.
 * @param asker who asks, at which site: an answer is for nobody else
 */
export function useRecords(http: HttpClient, asker: string, typed: string): RecordSearchState {
  const text = recordText(typed)
  const rested = useRested(text)
  const query = useQuery({
    queryKey: ['search', 'records', asker, rested],
    queryFn: ({ signal }) =>
      http.call(queryRecords, { body: { text: rested ?? '' }, signal, asker: 'search' }),
    enabled: rested !== null && rested === text,
    placeholderData: before => before,
    staleTime: GOOD_FOR_MS,
    gcTime: GOOD_FOR_MS,
  })
  const again = () => void query.refetch()
  if (text === null) return { searching: false, records: NONE, complete: true, error: null, again }
  const isAnswered = rested === text && !query.isFetching && !query.isPlaceholderData
  const records = query.data?.records ?? NONE
  return {
    searching: !isAnswered,
    records: isAnswered && query.isSuccess ? records : stillMeant(records, text),
    complete: !isAnswered || query.data?.complete !== false,
    error: isAnswered ? query.error : null,
    again,
  }
}
