import type { WhatChanged } from '@apron/contract/entities/what-changed'
import type { TextOverrides } from '@apron/contract/texts/pick-texts'
import type { ApprovalPlace } from './host-approval.ts'
import type { DraftPlace, HostDrafts } from './host-drafts.ts'
import type { HostSaves } from './host-saves.ts'

/**
 * The contract between the shell and a sub-application, version 1.
 * The entry module of a sub-application exports `contract` (the number 1) and `bootstrap`.
 */

/** Why a tab is asked to close, refresh or go. */
export type CloseReason =
  | 'close'
  | 'close-others'
  | 'close-all'
  | 'refresh'
  | 'reload'
  | 'airport'
  | 'logout'
  | 'evict'

/** Where a tab is. `fullPath` is path, query and hash as in the address bar. */
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

/** What a sub-application may know of the session. It never contains the token. */
export interface Session {
  readonly lang: 'zh' | 'en'
  readonly airport: SessionAirport | null
  readonly user: SessionUser | null
  readonly resources: readonly string[]
  readonly variant: 'CSN' | 'GAMECO'
  readonly theme: 'light' | 'dark'
  /** What this portal says in place of built-in texts. They may come later than the first tab; `session` is told then. */
  readonly texts: TextOverrides
}

/** What the shell tells its sub-applications, and with what. */
export interface HostEvents {
  session: Session
  lang: Session
  airport: Session
  theme: Session
  token: undefined
  logout: undefined
  message: { readonly count: number }
  registry: { readonly version: string }
  /** What the portal is made of may be different: versions of each kind, to be held against those of what was read. */
  changed: WhatChanged
  /** The portal can be reached again: what was shown as it was read before is to be read anew. */
  reached: undefined
}

export interface NavigateOptions {
  readonly replace?: boolean
  /** Title of the tab, in place of the page's own. */
  readonly title?: string
  /** Open a tab of its own for this full path, so that several records stand side by side. */
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
  /** Made by a timer, not by a person: does not keep the session alive. */
  readonly background?: boolean
  /** The answer is kept for this person on this device, and answers without a network; `X-Read-At` says then when it was read, ms. */
  readonly kept?: 'record' | 'lookup'
  /** False for calls whose HTTP 401 is an answer, not the end of the session (§8). */
  readonly timeoutAlert?: boolean
  /** The site the call is made for: that of its tab. Without it the session's; the server checks that the person works there. */
  readonly airport?: SessionAirport | null
}

/** A file of the portal, as records keep it. */
export interface UploadedFile {
  readonly name: string
  /** Of the portal; it opens through {@link HostFiles} only. */
  readonly url: string
}

export interface UploadOptions {
  /** From 0 to 1, while the file is on its way. */
  readonly onProgress?: (share: number) => void
  /** What is sent can be looked at: a picture, small. */
  readonly onPicture?: (small: Blob) => void
  /** Which of the pictures of its field it is: `photo-3.jpg` is all that the name of a picture says. By default 1. */
  readonly photoNumber?: number
  /** The draft that will name it: a picture that finds no network stays on the device with it, encrypted, and goes up later. */
  readonly draft?: DraftPlace | null
  /** Cancels the upload. */
  readonly signal?: AbortSignal
  /** The site it is uploaded at: that of its tab. */
  readonly airport?: SessionAirport | null
}

/** Files that are still on the device, by address: why the server did not take one; null while it waits. */
export type WaitingFiles = ReadonlyMap<string, string | null>

export interface ReadOptions {
  /** `thumb`: the small picture of a picture. */
  readonly size: 'thumb' | 'whole'
  readonly signal?: AbortSignal
}

/** The portal's files. A file is its uploader's alone until the server links it to a record. */
export interface HostFiles {
  /**
   * Pictures are shrunk and drawn anew before they leave the device: no place, no camera and no name goes with them.
   * Rejects with an error whose message is for the person, or with an `AbortError`.
   */
  readonly upload: (file: File, options?: UploadOptions) => Promise<UploadedFile>
  /** What waits on this device to be uploaded; a save that names it is sent once it is. */
  readonly waiting: () => WaitingFiles
  /** Hears that it is another. The answer unsubscribes. */
  readonly onWaiting: (listener: () => void) => () => void
  /** The bytes of a file. Rejects with an error whose message is for the person. */
  readonly read: (file: UploadedFile, options: ReadOptions) => Promise<Blob>
  /** Saves a file on the person's machine; what fails is said by the shell. */
  readonly download: (file: UploadedFile) => Promise<void>
  /** Shows a picture or a PDF in the shell's own dialog, and offers the download of everything else. */
  readonly preview: (file: UploadedFile) => void
}

/** What the shell offers a sub-application; one object per application and page load. */
export interface Host {
  readonly contract: 1
  /** The application's name. */
  readonly app: string
  readonly version: string
  /** Mount path, such as `/amm`. */
  readonly base: string
  session(): Session
  /** The token at this moment; never keep it. */
  getToken(): string | null
  /** Whether the user holds a resource, by its identifier. */
  has(resource: string): boolean
  /** Subscribes; the answer unsubscribes. */
  on<K extends keyof HostEvents>(event: K, listener: (payload: HostEvents[K]) => void): () => void
  navigate(to: string, options?: NavigateOptions): void
  /** Closes a tab of this application; false when it was asked and stayed. */
  closeTab(id?: string, options?: { readonly force?: boolean }): Promise<boolean>
  refreshTab(id?: string): Promise<boolean>
  /** Calls the portal's server with all headers of a call, below the base path; opens the time-out alert by itself. */
  request(path: string, init?: HostRequestInit): Promise<Response>
  /** The server has just said with another answer what a call that is kept (`init.kept`) answers now: that is kept in its place. */
  keepRead(path: string, init: HostRequestInit, data: unknown): void
  readonly files: HostFiles
  readonly drafts: HostDrafts
  readonly saves: HostSaves
  /** Draws path and decisions of a record's approval into an element, until the signal ends it. Rejects when that cannot be had now. */
  showApproval(place: ApprovalPlace): Promise<void>
  /** Reports the end of the session: opens the shell's alert, once. @param reason the server's message */
  authExpired(reason?: string): void
  /** What `remember` kept for this person in this browser, as JSON gives it back; undefined when there is nothing. */
  remembered(key: string): unknown
  /** Keeps a small preference, such as a filter, for this person in this browser; logout forgets it. */
  remember(key: string, value: unknown): void
  toast(kind: ToastKind, text: string): void
  confirm(options: ConfirmOptions): Promise<boolean>
  reportError(error: unknown, info?: Readonly<Record<string, unknown>>): void
}

/** One tab of the strip, handed to `mount`. */
export interface Tab {
  readonly id: string
  /** The application draws here and nowhere else. */
  readonly el: HTMLElement
  /** Pop-ups draw here, so that they hide with their tab and keep the application's styles. */
  readonly portalRoot: HTMLElement
  /** Aborted at unmount. */
  readonly signal: AbortSignal
  readonly location: TabLocation
  readonly active: boolean
  /** The site the tab was opened at. It stays so when the session moves to another: calls of the tab go to this one. Null without a session. */
  readonly airport: SessionAirport | null
  /** Takes the loading flag away. Calling it again does nothing. */
  firstLoaded(): void
  setTitle(title: string): void
  /** Unsaved work: the tab is asked before it closes, and never put to sleep. */
  setDirty(dirty: boolean): void
}

export interface TabHandle {
  update?(change: { readonly location?: TabLocation; readonly active?: boolean }): void
  /** Without it the shell unmounts and mounts again. */
  refresh?(): void | Promise<void>
  /** False keeps the tab open. */
  beforeClose?(reason: CloseReason): boolean | Promise<boolean>
  unmount(): void | Promise<void>
}

export interface AppInstance {
  /** Somebody is about to open the page at this path: fetches its code. Never rejects. */
  prepare?(path: string): Promise<void>
  mount(tab: Tab): TabHandle | Promise<TabHandle>
  dispose?(): void | Promise<void>
}

/** What the entry module exports. */
export interface SubAppModule {
  readonly contract: 1
  /** Called once per application and page load. */
  readonly bootstrap: (host: Host) => AppInstance | Promise<AppInstance>
}
