import type { Airport } from '@apron/contract/dictionary/airport'
import type { Named } from '@apron/contract/entities/fields'
import type { MenuItem } from '@apron/contract/menus/menu-item'
import type { EmployeeInfo } from '@apron/contract/organisation/user-info'
import { createStore, type StoreApi } from 'zustand/vanilla'

/** The user's data, loaded once the guard has let them in. */
export interface SessionData {
  readonly user: EmployeeInfo
  readonly menus: readonly MenuItem[]
  /** Permission identifiers of the user (§6). */
  readonly resources: readonly string[]
  readonly roles: readonly Named[]
  readonly airport: Airport
}

export interface SessionState {
  /** `expired`: the session has ended, but the shell stays mounted behind the login form. */
  readonly status: 'none' | 'loaded' | 'expired'
  readonly data: SessionData | null
  /** Time the data was loaded, ms, if the portal was opened offline; otherwise null. */
  readonly cachedAt?: number | null
}

export type SessionStore = StoreApi<SessionState>

export function createSessionStore(): SessionStore {
  return createStore<SessionState>(() => ({ status: 'none', data: null }))
}

/** Returns the data of the active session, or null. */
export function runningSession(store: SessionStore): SessionData | null {
  const { status, data } = store.getState()
  return status === 'loaded' ? data : null
}
