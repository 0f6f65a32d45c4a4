import type { Airport } from '@apron/contract/entities/airport'
import type { MenuItem } from '@apron/contract/entities/menu-item'
import type { RoleName } from '@apron/contract/entities/role'
import type { EmployeeInfo } from '@apron/contract/entities/user-info'
import { createStore, type StoreApi } from 'zustand/vanilla'

/** What is known of the person once the guard has let them in. */
export interface SessionData {
  readonly user: EmployeeInfo
  readonly menus: readonly MenuItem[]
  /** The identifiers of the person's resources (§6). */
  readonly resources: readonly string[]
  readonly roles: readonly RoleName[]
  readonly airport: Airport
}

export interface SessionState {
  /** `expired`: the session is over, but the shell still stands behind the login form. */
  readonly status: 'none' | 'loaded' | 'expired'
  readonly data: SessionData | null
  /** When the data was read, ms, where the portal was opened without a network; null once the server has said it. */
  readonly readAt?: number | null
}

export type SessionStore = StoreApi<SessionState>

export function createSessionStore(): SessionStore {
  return createStore<SessionState>(() => ({ status: 'none', data: null }))
}

/** The data of a session that is running; null before and after. */
export function runningSession(store: SessionStore): SessionData | null {
  const { status, data } = store.getState()
  return status === 'loaded' ? data : null
}
