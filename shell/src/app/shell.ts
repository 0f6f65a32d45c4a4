import type { Language } from '@apron/contract/dictionary/language'
import type { TextChoice } from '@apron/contract/texts/pick-texts'
import type { DraftKeeper, NetworkWatch, PhotoUploads, SaveQueue } from '@apron/offline'
import type { ConfirmOptions } from '@apron/sdk'
import type { QueryClient } from '@tanstack/react-query'
import type { StoreApi } from 'zustand/vanilla'
import type { BootContext } from '../boot/context.ts'
import type { MessageCountStore } from '../features/messages/bell/message-count.ts'
import type { OfflineCopies } from '../features/offline/offline-copies.ts'
import type { SessionStore } from '../features/session/session-store.ts'
import type { AppEvent } from '../features/sub-apps/app-events.ts'
import type { AppLoader } from '../features/sub-apps/loading/load-app.ts'
import type { PaneRegistry } from '../features/sub-apps/panes/pane-registry.ts'
import type { TabStore } from '../features/tabs/tab-store.ts'
import type { TodoStore } from '../features/todo/todo-count.ts'
import type { Batch } from '../platform/batch.ts'
import type { HttpClient } from '../platform/http/http-client.ts'
import type { LiveMessages } from './messages/live-messages.ts'
import type { Overlays } from './overlays/overlays.ts'
import type { OperationLog } from './services/operation-log.ts'
import type { ShellView } from './shell-view.ts'

/** Deployment, device, language and network. */
export interface PlatformServices extends Pick<BootContext, 'variant' | 'storage'> {
  readonly language: Language
  /** The language, and text overrides once they have loaded. */
  readonly texts: StoreApi<TextChoice>
  readonly http: HttpClient
  readonly network: NetworkWatch
  readonly queries: QueryClient
}

export interface SessionServices extends Pick<BootContext, 'showLogin'> {
  readonly session: SessionStore
  /**
   * Shows the alert that the session has ended, once. @param reason the server's message; the first one is
   * shown
   */
  readonly sessionOver: (reason?: string) => void
}

/** Tabs and the pages mounted in them. */
export interface NavigationServices {
  readonly tabs: TabStore
  readonly panes: PaneRegistry
  /** Opens a page of the portal; set by the router. `from`: key of the tab whose page links there. */
  navigate: (to: string, options?: { readonly replace?: boolean; readonly from?: string | null }) => void
}

/** Sub-applications, and the logs of their use. */
export interface AppServices {
  readonly apps: AppLoader
  readonly usage: Batch<AppEvent>
  readonly operations: OperationLog
}

/** Work of the signed-in user that is stored on this device. */
export interface OfflineServices {
  readonly offline: OfflineCopies
  /** Unsaved input. */
  readonly drafts: DraftKeeper
  /** Saves waiting for a response from the server. */
  readonly saves: SaveQueue
  /** Photos that are not uploaded yet. */
  readonly photos: PhotoUploads
}

/** Counts of messages and tasks, and the connection that updates them. */
export interface LiveServices {
  /** State of the bell, and the actions that update it. */
  readonly messageCount: MessageCountStore
  readonly todo: TodoStore
  readonly live: LiveMessages
}

/** View state, and everything that opens above the pages. */
export interface ViewServices {
  readonly view: StoreApi<ShellView>
  readonly overlays: Overlays
  /** Asks in the shell's own dialog. */
  readonly confirm: (options: ConfirmOptions) => Promise<boolean>
  /** Opens the search if there is a session and no other dialog. @param scanned a number to find and open */
  readonly search: (scanned?: string) => void
  /** Opens the list of shortcuts if there is a session and no other dialog. */
  readonly showShortcuts: () => void
}

/**
 * Parts of the running shell, created once and wired in `create-shell.ts`. Functions name the ones they use:
 * a group, or a `Pick`.
 */
export interface Shell
  extends PlatformServices,
    SessionServices,
    NavigationServices,
    AppServices,
    OfflineServices,
    LiveServices,
    ViewServices {}
