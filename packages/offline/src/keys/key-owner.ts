import type { StoreApi } from 'zustand/vanilla'

interface SessionState {
  readonly status: string
  readonly data: { readonly user: { readonly code: string } } | null
}

/** Returns the code of the user whose key this device may hold: the signed-in user, while the page is not covered. */
export function keyOwner({ status, data }: SessionState, isSessionOver: boolean): string | null {
  if (status !== 'loaded' || isSessionOver || data === null) return null
  return data.user.code === '' ? null : data.user.code
}

type Readable<State> = Pick<StoreApi<State>, 'getState' | 'subscribe'>

export interface SignedIn {
  readonly session: Readable<SessionState>
  readonly view: Readable<{ readonly sessionOver: boolean }>
}

/** Calls `onChange` with the owner of the key if there is one, and whenever the owner changes. */
export function onKeyOwnerChange(
  { session, view }: SignedIn,
  onChange: (owner: string | null, previous: string | null) => void,
): void {
  let owner: string | null = null
  function check(): void {
    const previous = owner
    const next = keyOwner(session.getState(), view.getState().sessionOver)
    if (next === previous) return
    owner = next
    onChange(next, previous)
  }
  check()
  session.subscribe(check)
  view.subscribe(check)
}
