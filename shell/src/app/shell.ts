import type { Language } from '@apron/contract/entities/language'
import type { TextChoice } from '@apron/contract/texts/pick-texts'
import type { DraftKeeper, HeldUploads, NetworkWatch, SaveQueue } from '@apron/offline'
import type { ConfirmOptions } from '@apron/sdk'
import type { QueryClient } from '@tanstack/react-query'
import type { StoreApi } from 'zustand/vanilla'
import type { BootContext } from '../boot/context.ts'
import type { MessageCountStore } from '../features/messages/message-count.ts'
import type { OfflineUse } from '../features/offline/offline-use.ts'
import type { SessionStore } from '../features/session/session-store.ts'
import type { AppEvent } from '../features/sub-apps/app-events.ts'
import type { AppLoader } from '../features/sub-apps/load-app.ts'
import type { PaneRegistry } from '../features/sub-apps/pane-registry.ts'
import type { TabStore } from '../features/tabs/tab-store.ts'
import type { TodoStore } from '../features/todo/todo-count.ts'
import type { Batch } from '../platform/batch.ts'
import type { HttpClient } from '../platform/http/http-client.ts'
import type { Density, Theme } from '../platform/storage/schema.ts'
import type { LiveMessages } from './messages/live-messages.ts'
import type { Overlays } from './overlays/overlays.ts'
import type { OperationLog } from './services/operation-log.ts'

/** How the shell looks, and what it asks. */
export interface ShellView {
  readonly theme: Theme
  readonly density: Density
  readonly sidebarCollapsed: boolean
  /** The time-out alert is open; there is never a second one (AUTH-11). */
  readonly sessionOver: boolean
  /** The server's message when it ended the session; may be empty. */
  readonly sessionOverReason: string
  /** Something very urgent is unread. */
  readonly urgentUnread: boolean
  readonly question: { readonly ask: ConfirmOptions; readonly answer: (yes: boolean) => void } | null
  /** What the login form says first, after the session could not be loaded. */
  readonly loginMessage: string
  /** The portal was deployed anew: a part could not be fetched, or the browser keeps another build by now. */
  readonly portalChanged: boolean
}

/** The parts of the running shell, made once and wired in `create-shell.ts`. */
export interface Shell {
  readonly boot: BootContext
  readonly language: Language
  /** The language, and what the operators say in place of built-in texts once that is known. */
  readonly texts: StoreApi<TextChoice>
  readonly http: HttpClient
  readonly network: NetworkWatch
  readonly offline: OfflineUse
  readonly queries: QueryClient
  readonly session: SessionStore
  readonly tabs: TabStore
  readonly apps: AppLoader
  readonly panes: PaneRegistry
  /** What whoever is signed in has typed on this device and not saved. */
  readonly drafts: DraftKeeper
  /** What they have saved and nothing answered. */
  readonly saves: SaveQueue
  /** Photos of it that are not uploaded yet. */
  readonly photos: HeldUploads
  /** What the bell shows, and what keeps it right. */
  readonly messageCount: MessageCountStore
  readonly todo: TodoStore
  readonly live: LiveMessages
  readonly usage: Batch<AppEvent>
  readonly operations: OperationLog
  readonly view: StoreApi<ShellView>
  /** What is opened over the pages. */
  readonly overlays: Overlays
  /** Goes to a page of the portal; set by the router. `from`: key of the tab whose page leads there. */
  navigate: (to: string, options?: { readonly replace?: boolean; readonly from?: string | null }) => void
  /** Asks in the shell's own dialog. */
  confirm(ask: ConfirmOptions): Promise<boolean>
  /** Opens the search, when there is a session and nothing else is asked. @param scanned a number to find and open */
  search(scanned?: string): void
  /** Opens the list of keys, when there is a session and nothing else is asked. */
  showShortcuts(): void
  /** Opens the alert that the session has ended, once. @param reason the server's message; the first one is shown */
  sessionOver(reason?: string): void
}
