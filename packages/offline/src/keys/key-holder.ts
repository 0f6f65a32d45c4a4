import type { StoreApi } from 'zustand/vanilla'

interface SessionState {
  readonly status: string
  readonly data: { readonly user: { readonly code: string } } | null
}

/** Returns the code of the user whose key this device may hold: the signed-in user, while the page is not covered. */
export function keyHolder({ status, data }: SessionState, isSessionOver: boolean): string | null {
  if (status !== 'loaded' || isSessionOver || data === null) return null
  return data.user.code === '' ? null : data.user.code
}

type Readable<State> = Pick<StoreApi<State>, 'getState' | 'subscribe'>

export interface SignedIn {
  readonly session: Readable<SessionState>
  readonly view: Readable<{ readonly sessionOver: boolean }>
}

/** Calls `changed` with the holder of the key if there is one, and whenever the holder changes. */
export function onHolderChange(
  { session, view }: SignedIn,
  changed: (holder: string | null, before: string | null) => void,
): void {
  let holder: string | null = null
  function check(): void {
    const before = holder
    const next = keyHolder(session.getState(), view.getState().sessionOver)
    if (next === before) return
    holder = next
    changed(next, before)
  }
  check()
  session.subscribe(check)
  view.subscribe(check)
}
