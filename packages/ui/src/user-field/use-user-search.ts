import { normalizeText } from '@apron/contract/texts/normalize-text'
import { useEffect, useState } from 'react'

interface Named {
  readonly code: string
  readonly name: string
}

/** A user as returned by the search (§3 user search hit). */
export interface FoundUser {
  /** Employee number. */
  readonly userCode: string
  readonly nickName: string
  /** From the top-level department to the user's own. */
  readonly deptList: readonly Named[]
  readonly postList: readonly Named[]
}

/**
 * Finds users by department, employee number or name. Never called with empty text. Rejects with an error whose message
 * is shown to the user.
 */
export type UserSearch = (text: string, signal: AbortSignal) => Promise<readonly FoundUser[]>

/** Delay after the last key before a search, ms, so that a word typed in one go is one search. */
const DEBOUNCE_MS = 250

/** Returns the text to search for, or null if there is none (UI-01). */
export function searchText(typed: string): string | null {
  const text = normalizeText(typed)
  return text === '' ? null : text
}

interface SearchResult {
  readonly text: string
  readonly users: readonly FoundUser[]
  /** Reason of the failure, empty if unknown. Null: it did not fail. */
  readonly failure: string | null
}

export interface UserSearchState {
  readonly state: 'nothing-typed' | 'searching' | 'failed' | 'found'
  readonly users: readonly FoundUser[]
  /** Reason to show to the user. Empty if unknown. */
  readonly failure: string
  /** Repeats a failed search. */
  readonly retry: () => void
}

/** Searches for the typed text after a pause in typing. Ignores outdated responses. */
export function useUserSearch(typed: string, search: UserSearch): UserSearchState {
  const text = searchText(typed)
  const [result, setResult] = useState<SearchResult | null>(null)
  const hasResult = text !== null && result?.text === text

  useEffect(() => {
    if (text === null || hasResult) return undefined
    const stop = new AbortController()
    const finish = (users: readonly FoundUser[], failure: string | null): void => {
      if (!stop.signal.aborted) setResult({ text, users, failure })
    }
    const timer = setTimeout(() => {
      search(text, stop.signal).then(
        users => finish(users, null),
        (cause: unknown) => finish([], cause instanceof Error ? cause.message : ''),
      )
    }, DEBOUNCE_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [text, search, hasResult])

  const retry = (): void => {
    if (result !== null && result.failure !== null) setResult(null)
  }
  const nobody = { users: [], failure: '', retry } as const
  if (text === null) return { ...nobody, state: 'nothing-typed' }
  if (!hasResult) return { ...nobody, state: 'searching' }
  const { users, failure } = result
  return failure === null ? { ...nobody, state: 'found', users } : { ...nobody, state: 'failed', failure }
}
