import { BACKGROUND_HEADER } from '@apron/contract/calls/base-path'
import type { CallIdentity } from '@apron/contract/wire/call-headers'
import type {
  ConfirmOptions,
  Draft,
  DraftPlace,
  Host,
  HostEvents,
  HostFiles,
  HostRequestInit,
  KeptDraft,
  NavigateOptions,
  Save,
  SaveAnswer,
  SaveNews,
  SavePlace,
  Session,
  SessionAirport,
  ToastKind,
} from '@apron/sdk'

/** What the shell's parts do for a host; wired in `app/`. */
export interface HostServices {
  readonly session: () => Session
  readonly token: () => string | null
  /** Identity for which the registry is read. */
  readonly caller: () => CallIdentity
  readonly navigate: (app: string, to: string, options: NavigateOptions) => void
  /** Without an id: the tab on the screen, when it is this application's. */
  readonly closeTab: (app: string, id: string | undefined, force: boolean) => Promise<boolean>
  readonly refreshTab: (app: string, id: string | undefined) => Promise<boolean>
  /** @param airport the site of the tab that calls; undefined: the session's */
  readonly request: (
    path: string,
    init: RequestInit,
    airport: SessionAirport | null | undefined,
    kept: HostRequestInit['kept'],
  ) => Promise<Response>
  readonly keepRead: (
    path: string,
    init: RequestInit,
    asked: Pick<HostRequestInit, 'airport' | 'kept'>,
    data: unknown,
  ) => void
  readonly files: HostFiles
  readonly findDraft: (app: string, place: DraftPlace) => Promise<KeptDraft | null>
  readonly keepDraft: (app: string, place: DraftPlace, draft: Draft) => void
  readonly dropDraft: (app: string, place: DraftPlace) => void
  readonly sendSave: (app: string, place: SavePlace, save: Save) => Promise<SaveAnswer | null>
  readonly dropSave: (app: string, place: SavePlace) => void
  readonly followSaves: (app: string, place: SavePlace, hear: (news: SaveNews) => void) => () => void
  readonly showApproval: Host['showApproval']
  readonly authExpired: (reason?: string) => void
  readonly remembered: (app: string, key: string) => unknown
  readonly remember: (app: string, key: string, value: unknown) => void
  readonly toast: (kind: ToastKind, text: string) => void
  readonly confirm: (options: ConfirmOptions) => Promise<boolean>
  /** Writes an error down under the application that made it. */
  readonly report: (app: string, error: unknown, info: Readonly<Record<string, unknown>>) => void
}

/** A host as the shell holds it: it can also speak. */
export interface SubAppHost extends Host {
  emit<Event extends keyof HostEvents>(event: Event, payload: HostEvents[Event]): void
}

type Listeners = { readonly [Event in keyof HostEvents]: Set<(payload: HostEvents[Event]) => void> }

function noListeners(): Listeners {
  return {
    session: new Set(),
    lang: new Set(),
    airport: new Set(),
    theme: new Set(),
    token: new Set(),
    logout: new Set(),
    message: new Set(),
    registry: new Set(),
    changed: new Set(),
    reached: new Set(),
  }
}

/** A request as `fetch` takes it; JSON goes as the body. */
function fetchInit({
  json,
  background,
  airport: _airport,
  kept: _kept,
  ...init
}: HostRequestInit): RequestInit {
  const headers = new Headers(init.headers)
  if (background === true) headers.set(BACKGROUND_HEADER, '1')
  if (json === undefined) return { ...init, headers }
  headers.set('Content-Type', 'application/json')
  return { ...init, headers, body: JSON.stringify(json) }
}

/** What one application sees of the shell. */
export function createHost(app: string, version: string, services: HostServices): SubAppHost {
  const listeners = noListeners()
  return {
    contract: 1,
    app,
    version,
    base: `/${app}`,
    session: services.session,
    getToken: services.token,
    has: resource => services.session().resources.includes(resource),
    on(event, listener) {
      listeners[event].add(listener)
      return () => void listeners[event].delete(listener)
    },
    emit(event, payload) {
      for (const listener of listeners[event]) {
        try {
          listener(payload)
        } catch (error) {
          services.report(app, error, { event })
        }
      }
    },
    navigate: (to, options = {}) => services.navigate(app, to, options),
    closeTab: (id, options) => services.closeTab(app, id, options?.force === true),
    refreshTab: id => services.refreshTab(app, id),
    request: (path, init = {}) => services.request(path, fetchInit(init), init.airport, init.kept),
    keepRead: (path, init, data) => services.keepRead(path, fetchInit(init), init, data),
    files: services.files,
    drafts: {
      find: place => services.findDraft(app, place),
      keep: (place, draft) => services.keepDraft(app, place, draft),
      drop: place => services.dropDraft(app, place),
    },
    saves: {
      send: (place, save) => services.sendSave(app, place, save),
      drop: place => services.dropSave(app, place),
      follow: (place, hear) => services.followSaves(app, place, hear),
    },
    showApproval: services.showApproval,
    authExpired: services.authExpired,
    remembered: key => services.remembered(app, key),
    remember: (key, value) => services.remember(app, key, value),
    toast: services.toast,
    confirm: services.confirm,
    reportError: (error, info = {}) => services.report(app, error, info),
  }
}
