import type { WhatChanged } from '@apron/contract/home/what-changed'
import type { TextOverrides } from '@apron/contract/texts/pick-texts'
import type { ApprovalPlace } from './host-approval.ts'
import type { DraftPlace, HostDrafts } from './host-drafts.ts'
import type { HostSaves } from './host-saves.ts'

/**
 * The contract between the shell and a sub-application, version 1.
 * The entry module of a sub-application exports `contract` (the number 1) and `bootstrap`.
 */

/** Reason for asking a tab to close, refresh or go. */
export type CloseReason =
  | 'close'
  | 'close-others'
  | 'close-all'
  | 'refresh'
  | 'reload'
  | 'airport'
  | 'logout'
  | 'evict'

/** Address of a tab. `fullPath` is path, query and hash as in the address bar. */
export interface TabLocation {
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  readonly hash: string
  readonly fullPath: string
}

export interface SessionAirport {
  readonly id: string
  /** Three-letter code. */
  readonly code: string
  readonly name: string
}

export interface SessionUser {
  readonly code: string
  readonly name: string
  readonly roles: readonly string[]
}

/** Session data available to sub-applications. It never contains the token. */
export interface Session {
  readonly lang: 'zh' | 'en'
  readonly airport: SessionAirport | null
  readonly user: SessionUser | null
  readonly resources: readonly string[]
  readonly variant: 'CSN' | 'GAMECO'
  readonly theme: 'light' | 'dark'
  /**
   * The operators' overrides of built-in texts. They may arrive after the first tab, which fires `session`.
   */
  readonly texts: TextOverrides
}

/** Events from the shell to its sub-applications, with their payloads. */
export interface HostEvents {
  session: Session
  lang: Session
  airport: Session
  theme: Session
  token: undefined
  logout: undefined
  message: { readonly count: number }
  registry: { readonly version: string }
  /**
   * Data of the portal may have changed. Contains a version per kind, to compare with that of loaded data.
   */
  changed: WhatChanged
  /** The portal is reachable again. Data shown from the device should be reloaded. */
  reached: undefined
}

export interface NavigateOptions {
  readonly replace?: boolean
  /** Title of the tab, in place of the page's own. */
  readonly title?: string
  /** Opens a separate tab for this full path, so that several records can be open. */
  readonly multipleTabs?: boolean
  /** Three-letter code of a site to switch to before the page opens. */
  readonly site?: string
}

export interface ConfirmOptions {
  readonly title: string
  readonly message: string
  readonly confirmLabel?: string
  readonly cancelLabel?: string
}

export type ToastKind = 'success' | 'warning' | 'error' | 'info'

export interface HostRequestInit extends Omit<RequestInit, 'body'> {
  /** Sent as JSON. */
  readonly json?: unknown
  /** Sent by a timer, not a user action. Does not keep the session alive. */
  readonly background?: boolean
  /**
   * Keeps the response for this user on this device and returns it offline. `X-Read-At` then contains its
   * time, ms.
   */
  readonly kept?: 'record' | 'lookup'
  /** False for calls whose HTTP 401 is a regular response, not the end of the session (§8). */
  readonly timeoutAlert?: boolean
  /**
   * Site of the call: that of its tab. Defaults to the session's. The server checks that the user works
   * there.
   */
  readonly airport?: SessionAirport | null
}

/** A file of the portal, as stored in records. */
export interface UploadedFile {
  readonly name: string
  /** Address in the portal. It can be opened only through {@link HostFiles}. */
  readonly url: string
}

export interface UploadOptions {
  /** Upload progress from 0 to 1. */
  readonly onProgress?: (share: number) => void
  /** Called with a thumbnail when a picture is ready to be sent. */
  readonly onPicture?: (small: Blob) => void
  /**
   * Position of the picture in its field. The file name reveals nothing else, such as `photo-3.jpg`. Default
   * 1.
   */
  readonly photoNumber?: number
  /**
   * Draft that will refer to it. Without a network, a picture stays encrypted on the device with the draft
   * and is uploaded later.
   */
  readonly draft?: DraftPlace | null
  /** Aborts the upload. */
  readonly signal?: AbortSignal
  /** Site of the upload: that of its tab. */
  readonly airport?: SessionAirport | null
}

/** Files still on the device by address: the reason why the server rejected one, or null while it waits. */
export type WaitingFiles = ReadonlyMap<string, string | null>

export interface ReadOptions {
  /** `thumb`: the thumbnail of a picture. */
  readonly size: 'thumb' | 'whole'
  readonly signal?: AbortSignal
}

/** The portal's files. Only the uploader can access a file until the server links it to a record. */
export interface HostFiles {
  /**
   * Uploads a file. Pictures are shrunk and re-encoded before they leave the device, without location, camera
   * and file name.
   * Rejects with an error with a message for the user, or with an `AbortError`.
   */
  readonly upload: (file: File, options?: UploadOptions) => Promise<UploadedFile>
  /**
   * Returns the files on this device that wait to be uploaded. A save that refers to one is sent afterwards.
   */
  readonly waiting: () => WaitingFiles
  /** Calls back when the waiting files change. Returns a function that unsubscribes. */
  readonly onWaiting: (listener: () => void) => () => void
  /** Returns the bytes of a file. Rejects with an error with a message for the user. */
  readonly read: (file: UploadedFile, options: ReadOptions) => Promise<Blob>
  /** Saves a file on the user's machine. The shell reports failures. */
  readonly download: (file: UploadedFile) => Promise<void>
  /** Shows a picture or PDF in the shell's dialog, and offers other files for download. */
  readonly preview: (file: UploadedFile) => void
}

/** Services of the shell for a sub-application; one object per application and page load. */
export interface Host {
  readonly contract: 1
  /** The application's name. */
  readonly app: string
  readonly version: string
  /** Mount path, such as `/amm`. */
  readonly base: string
  session(): Session
  /** Returns the current token. Do not store it. */
  getToken(): string | null
  /** Returns true if the user holds a permission, by its identifier. */
  has(resource: string): boolean
  /** Subscribes to an event. Returns a function that unsubscribes. */
  on<K extends keyof HostEvents>(event: K, listener: (payload: HostEvents[K]) => void): () => void
  navigate(to: string, options?: NavigateOptions): void
  /** Closes a tab of this application. Returns false if the page objected. */
  closeTab(id?: string, options?: { readonly force?: boolean }): Promise<boolean>
  refreshTab(id?: string): Promise<boolean>
  /**
   * Sends a request to the portal's server with all headers of a call, below the base path. Opens the timeout
   * alert by itself.
   */
  request(path: string, init?: HostRequestInit): Promise<Response>
  /** Replaces a kept response (`init.kept`) with newer data from another response. */
  keepRead(path: string, init: HostRequestInit, data: unknown): void
  readonly files: HostFiles
  readonly drafts: HostDrafts
  readonly saves: HostSaves
  /**
   * Renders the diagram and decisions of a record's approval into an element until the signal aborts. Rejects
   * if its code cannot be loaded now.
   */
  showApproval(place: ApprovalPlace): Promise<void>
  /** Reports the end of the session: opens the shell's alert, once. @param reason the server's message */
  authExpired(reason?: string): void
  /** Returns the value stored by `remember` for this user in this browser, as parsed JSON, or undefined. */
  remembered(key: string): unknown
  /** Stores a small preference, such as a filter, for this user in this browser. Logout deletes it. */
  remember(key: string, value: unknown): void
  toast(kind: ToastKind, text: string): void
  confirm(options: ConfirmOptions): Promise<boolean>
  reportError(error: unknown, info?: Readonly<Record<string, unknown>>): void
}

/** One tab of the strip, passed to `mount`. */
export interface Tab {
  readonly id: string
  /** The only element the application may render into. */
  readonly el: HTMLElement
  /** Container for pop-ups, so that they hide with their tab and keep the application's styles. */
  readonly portalRoot: HTMLElement
  /** Aborted at unmount. */
  readonly signal: AbortSignal
  readonly location: TabLocation
  readonly active: boolean
  /**
   * Site the tab was opened at, which its calls use even after the session switches to another. Null without
   * a session.
   */
  readonly airport: SessionAirport | null
  /** Hides the loading flag. Further calls do nothing. */
  firstLoaded(): void
  setTitle(title: string): void
  /** Reports unsaved work. The tab then asks before it closes, and is never put to sleep. */
  setDirty(dirty: boolean): void
}

export interface TabHandle {
  update?(change: { readonly location?: TabLocation; readonly active?: boolean }): void
  /** Without it the shell remounts the application. */
  refresh?(): void | Promise<void>
  /** Returns false to keep the tab open. */
  beforeClose?(reason: CloseReason): boolean | Promise<boolean>
  unmount(): void | Promise<void>
}

export interface AppInstance {
  /** Preloads the code of a page that is likely to be opened. Never rejects. */
  prepare?(path: string): Promise<void>
  mount(tab: Tab): TabHandle | Promise<TabHandle>
  dispose?(): void | Promise<void>
}

/** Exports of the entry module. */
export interface SubAppModule {
  readonly contract: 1
  /** Called once per application and page load. */
  readonly bootstrap: (host: Host) => AppInstance | Promise<AppInstance>
}
