import type { ConfirmOptions } from '@apron/sdk'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { currentPreferences } from '../platform/preferences/preferences.ts'
import type { Density, Theme } from '../platform/storage/schema.ts'
import type { Storage } from '../platform/storage/storage.ts'

/** View state of the shell. */
export interface ShellView {
  readonly theme: Theme
  readonly density: Density
  readonly sidebarCollapsed: boolean
  /** True while the timeout alert is open. There is never a second one (AUTH-11). */
  readonly sessionOver: boolean
  /** The server's message when it ended the session; may be empty. */
  readonly sessionOverReason: string
  /** True if a very urgent message is unread. */
  readonly urgentUnread: boolean
  readonly question: { readonly options: ConfirmOptions; readonly answer: (yes: boolean) => void } | null
  /** Message shown by the login form after the session could not be loaded. */
  readonly loginMessage: string
  /** True after a new deployment: a part could not be loaded, or the browser has cached another build. */
  readonly portalChanged: boolean
}

export function createView(storage: Storage): StoreApi<ShellView> {
  const { theme, density } = currentPreferences(storage)
  return createStore<ShellView>(() => ({
    theme,
    density,
    sidebarCollapsed: storage.get('sidebarCollapsed'),
    sessionOver: false,
    sessionOverReason: '',
    urgentUnread: false,
    question: null,
    loginMessage: '',
    portalChanged: false,
  }))
}
