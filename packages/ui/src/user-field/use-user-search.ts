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

/** Finds people by department, employee number or name; never called with empty text. */
export type UserSearch = (text: string, signal: AbortSignal) => Promise<readonly FoundUser[]>

/** ms of rest before what was typed is searched for. */
const REST_MS = 250

/** What to search for: null when there is nothing to search for (UI-01). */
export function searchText(typed: string): string | null {
  const text = typed.normalize('NFC').trim()
  return text === '' ? null : text
}

interface Answer {
  readonly text: string
  /** Null: the search failed. */
  readonly users: readonly FoundUser[] | null
}

export interface UserSearchState {
  readonly state: 'nothing-typed' | 'searching' | 'failed' | 'found'
  readonly users: readonly FoundUser[]
}

/** Searches for what is typed, once the person rests; an answer that is overtaken does not count. */
export function useUserSearch(typed: string, search: UserSearch): UserSearchState {
  const text = searchText(typed)
  const [answer, setAnswer] = useState<Answer | null>(null)

  useEffect(() => {
    if (text === null) return undefined
    const stop = new AbortController()
    const tell = (users: readonly FoundUser[] | null): void => {
      if (!stop.signal.aborted) setAnswer({ text, users })
    }
    const timer = setTimeout(() => search(text, stop.signal).then(tell, () => tell(null)), REST_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [text, search])

  if (text === null) return { state: 'nothing-typed', users: [] }
  if (answer?.text !== text) return { state: 'searching', users: [] }
  return answer.users === null ? { state: 'failed', users: [] } : { state: 'found', users: answer.users }
}
