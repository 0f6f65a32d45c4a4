import { normalizeText } from '@apron/contract/texts/normalize-text'
import { useEffect, useState } from 'react'

interface Named {
  readonly code: string
  readonly name: string
}

/** A person as the search answers them (§3 user search hit). */
export interface FoundUser {
  /** Employee number. */
  readonly userCode: string
  readonly nickName: string
  /** From the top down to the own department. */
  readonly deptList: readonly Named[]
  readonly postList: readonly Named[]
}

/**
 * Finds people by department, employee number or name; never called with empty text.
 * Rejects with an error whose message tells the person why.
 */
export type UserSearch = (text: string, signal: AbortSignal) => Promise<readonly FoundUser[]>

/** ms of rest before what was typed is searched for, so that a word typed in one go is one search. */
const REST_MS = 250

/** What to search for: null when there is nothing to search for (UI-01). */
export function searchText(typed: string): string | null {
  const text = normalizeText(typed)
  return text === '' ? null : text
}

interface Answer {
  readonly text: string
  readonly users: readonly FoundUser[]
  /** Why the search failed, empty when it did not say; null: it did not fail. */
  readonly failure: string | null
}

export interface UserSearchState {
  readonly state: 'nothing-typed' | 'searching' | 'failed' | 'found'
  readonly users: readonly FoundUser[]
  /** Why it failed, for the person; empty when nobody knows. */
  readonly failure: string
  /** Searches once more for what failed. */
  readonly again: () => void
}

/** Searches for what is typed, once the person rests; an answer that is overtaken does not count. */
export function useUserSearch(typed: string, search: UserSearch): UserSearchState {
  const text = searchText(typed)
  const [answer, setAnswer] = useState<Answer | null>(null)
  const isAnswered = text !== null && answer?.text === text

  useEffect(() => {
    if (text === null || isAnswered) return undefined
    const stop = new AbortController()
    const tell = (users: readonly FoundUser[], failure: string | null): void => {
      if (!stop.signal.aborted) setAnswer({ text, users, failure })
    }
    const timer = setTimeout(() => {
      search(text, stop.signal).then(
        users => tell(users, null),
        (cause: unknown) => tell([], cause instanceof Error ? cause.message : ''),
      )
    }, REST_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [text, search, isAnswered])

  const again = (): void => {
    if (answer !== null && answer.failure !== null) setAnswer(null)
  }
  const nobody = { users: [], failure: '', again } as const
  if (text === null) return { ...nobody, state: 'nothing-typed' }
  if (!isAnswered) return { ...nobody, state: 'searching' }
  const { users, failure } = answer
  return failure === null ? { ...nobody, state: 'found', users } : { ...nobody, state: 'failed', failure }
}
