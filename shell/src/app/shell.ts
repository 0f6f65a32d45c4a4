import type { Language } from '@apron/contract/dictionary/language'
import type { TextChoice } from '@apron/contract/texts/pick-texts'
import type { DraftKeeper, HeldUploads, NetworkWatch, SaveQueue } from '@apron/offline'
import type { ConfirmOptions } from '@apron/sdk'
import type { QueryClient } from '@tanstack/react-query'
import type { StoreApi } from 'zustand/vanilla'
import type { BootContext } from '../boot/context.ts'
import type { MessageCountStore } from '../features/messages/bell/message-count.ts'
import type { OfflineUse } from '../features/offline/offline-use.ts'
import type { SessionStore } from '../features/session/session-store.ts'
import type { AppEvent } from '../features/sub-apps/app-events.ts'
import type { AppLoader } from '../features/sub-apps/loading/load-app.ts'
import type { PaneRegistry } from '../features/sub-apps/panes/pane-registry.ts'
import type { TabStore } from '../features/tabs/tab-store.ts'
import type { TodoStore } from '../features/todo/todo-count.ts'
import type { Batch } from '../platform/batch.ts'
import type { HttpClient } from '../platform/http/http-client.ts'
import type { Density, Theme } from '../platform/storage/schema.ts'
import type { LiveMessages } from './messages/live-messages.ts'
import type { Overlays } from './overlays/overlays.ts'
import type { OperationLog } from './services/operation-log.ts'

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
  readonly question: { readonly ask: ConfirmOptions; readonly answer: (yes: boolean) => void } | null
  /** Message shown by the login form after the session could not be loaded. */
  readonly loginMessage: string
  /** True after a new deployment: a part could not be loaded, or the browser has cached another build. */
  readonly portalChanged: boolean
}

/** Parts of the running shell, created once and wired in `create-shell.ts`. */
export interface Shell {
  readonly boot: BootContext
  readonly language: Language
  /** The language, and text overrides once they have loaded. */
  readonly texts: StoreApi<TextChoice>
  readonly http: HttpClient
  readonly network: NetworkWatch
  readonly offline: OfflineUse
  readonly queries: QueryClient
  readonly session: SessionStore
  readonly tabs: TabStore
  readonly apps: AppLoader
  readonly panes: PaneRegistry
  /** Unsaved input of the signed-in user on this device. */
  readonly drafts: DraftKeeper
  /** Saves waiting for a response from the server. */
  readonly saves: SaveQueue
  /** Photos that are not uploaded yet. */
  readonly photos: HeldUploads
  /** State of the bell, and the actions that update it. */
  readonly messageCount: MessageCountStore
  readonly todo: TodoStore
  readonly live: LiveMessages
  readonly usage: Batch<AppEvent>
  readonly operations: OperationLog
  readonly view: StoreApi<ShellView>
  /** Overlays above the pages. */
  readonly overlays: Overlays
  /** Opens a page of the portal; set by the router. `from`: key of the tab whose page links there. */
  navigate: (to: string, options?: { readonly replace?: boolean; readonly from?: string | null }) => void
  /** Asks in the shell's own dialog. */
  confirm(ask: ConfirmOptions): Promise<boolean>
  /** Opens the search if there is a session and no other dialog. @param scanned a number to find and open */
  search(scanned?: string): void
  /** Opens the list of shortcuts if there is a session and no other dialog. */
  showShortcuts(): void
  /**
   * Shows the alert that the session has ended, once. @param reason the server's message; the first one is
   * shown
   */
  sessionOver(reason?: string): void
}
