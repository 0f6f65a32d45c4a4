import type {
  ConfirmOptions,
  Host,
  HostEvents,
  NavigateOptions,
  Session,
  ToastKind,
  UploadedFile,
  WaitingFiles,
} from '../contract.ts'
import type { ApprovalPlace } from '../host-approval.ts'
import type { KeptDraft } from '../host-drafts.ts'
import { createFakeCalls, type FakeCallAnswers } from './fake-calls.ts'
import { createFakeSaves } from './fake-saves.ts'
import { createFakeTab, type FakeTab, type FakeTabOptions } from './fake-tab.ts'

export interface FakeHostOptions {
  /** Name of the application; default `testApp`. */
  readonly app?: string
  readonly session?: Partial<Session>
}

/** A shell in memory. Records requests and returns the responses set by the test. */
export interface FakeHost extends FakeCallAnswers {
  readonly host: Host
  readonly navigations: readonly { readonly to: string; readonly options: NavigateOptions | undefined }[]
  readonly toasts: readonly { readonly kind: ToastKind; readonly text: string }[]
  readonly confirms: readonly ConfirmOptions[]
  readonly reports: readonly { readonly error: unknown; readonly info: unknown }[]
  /** Files passed to `preview`. */
  readonly previews: readonly UploadedFile[]
  /** Approvals passed to `showApproval`. */
  readonly approvals: readonly ApprovalPlace[]
  /** True makes `showApproval` reject. */
  hasNoApprovals: boolean
  /** Paths and data passed to `keepRead`. */
  readonly keptReads: readonly { readonly path: string; readonly data: unknown }[]
  /** Drafts by the key of their place. */
  readonly drafts: Map<string, KeptDraft>
  /** Reasons passed to `authExpired`, in order. */
  readonly sessionEnds: readonly string[]
  /** True simulates a missing network: saves wait. */
  isAway: boolean
  /** False rejects saves without a response instead of letting them wait. */
  savesCanWait: boolean
  /** Sends waiting saves, like the shell when the network is back. */
  comeBack(): Promise<void>
  /** Answer to the next questions; initially true. */
  confirmAnswer: boolean
  /** Changes the session and emits the event like the shell. */
  setSession(change: Partial<Session>): void
  emit<K extends keyof HostEvents>(event: K, payload: HostEvents[K]): void
  openTab(fullPath: string, options?: FakeTabOptions): FakeTab
}

const SESSION: Session = {
  lang: 'en',
  airport: { id: '1', code: 'CAN', name: 'Guangzhou' },
  user: { code: '100001', name: 'Test Person', roles: [] },
  resources: [],
  variant: 'CSN',
  theme: 'light',
  texts: {},
}

const NOTHING_WAITS: WaitingFiles = new Map()

type Listener = (payload: HostEvents[keyof HostEvents]) => void

export function createFakeHost(options: FakeHostOptions = {}): FakeHost {
  const app = options.app ?? 'testApp'
  const calls = createFakeCalls()
  const listeners = new Map<keyof HostEvents, Set<Listener>>()
  const navigations: { to: string; options: NavigateOptions | undefined }[] = []
  const toasts: { kind: ToastKind; text: string }[] = []
  const confirms: ConfirmOptions[] = []
  const reports: { error: unknown; info: unknown }[] = []
  const previews: UploadedFile[] = []
  const approvals: ApprovalPlace[] = []
  const keptReads: { readonly path: string; readonly data: unknown }[] = []
  const storedPreferences = new Map<string, unknown>()
  const drafts = new Map<string, KeptDraft>()
  const saves = createFakeSaves((path, init) => calls.request(path, init))
  let session: Session = { ...SESSION, ...options.session }
  const sessionEnds: string[] = []

  const emit: FakeHost['emit'] = (event, payload) => {
    for (const listener of listeners.get(event) ?? []) listener(payload)
  }

  const fake: FakeHost = {
    ...calls,
    navigations,
    toasts,
    confirms,
    reports,
    previews,
    sessionEnds,
    approvals,
    hasNoApprovals: false,
    keptReads,
    drafts,
    confirmAnswer: true,
    get isAway() {
      return saves.isAway
    },
    set isAway(isAway) {
      saves.isAway = isAway
    },
    get savesCanWait() {
      return saves.canWait
    },
    set savesCanWait(canWait) {
      saves.canWait = canWait
    },
    comeBack: () => saves.comeBack(),
    setSession(change) {
      session = { ...session, ...change }
      emit('session', session)
      if (change.lang !== undefined) emit('lang', session)
      if (change.airport !== undefined) emit('airport', session)
      if (change.theme !== undefined) emit('theme', session)
    },
    emit,
    openTab: (fullPath, tabOptions) =>
      createFakeTab(app, fullPath, { airport: session.airport, ...tabOptions }),
    host: {
      contract: 1,
      app,
      version: '0.0.0',
      base: `/${app}`,
      session: () => session,
      getToken: () => (session.user === null ? null : 'test-token'),
      has: resource => session.resources.includes(resource),
      on(event, listener) {
        const handlers = listeners.get(event) ?? new Set<Listener>()
        listeners.set(event, handlers)
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `emit` passes each event its own payload
        const entry = listener as Listener
        handlers.add(entry)
        return () => handlers.delete(entry)
      },
      navigate: (to, navigateOptions) => void navigations.push({ to, options: navigateOptions }),
      closeTab: () => Promise.resolve(true),
      refreshTab: () => Promise.resolve(true),
      request: (path, init) => calls.request(path, init),
      keepRead: (path, _init, data) => void keptReads.push({ path, data }),
      files: {
        upload: (file, { onProgress } = {}) => {
          onProgress?.(1)
          return Promise.resolve({ name: file.name, url: `/file/${crypto.randomUUID()}` })
        },
        waiting: () => NOTHING_WAITS,
        onWaiting: () => () => undefined,
        read: () => Promise.resolve(new Blob()),
        download: () => Promise.resolve(),
        preview: file => void previews.push(file),
      },
      drafts: {
        find: ({ key }) => Promise.resolve(drafts.get(key) ?? null),
        keep: ({ key }, draft) => void drafts.set(key, { ...draft, keptAt: Date.now() }),
        drop: ({ key }) => void drafts.delete(key),
      },
      saves: saves.host,
      showApproval(place) {
        if (fake.hasNoApprovals) return Promise.reject(new Error('not fetched'))
        approvals.push(place)
        return Promise.resolve()
      },
      authExpired: (reason = '') => void sessionEnds.push(reason),
      remembered: key => storedPreferences.get(key),
      remember: (key, value) => void storedPreferences.set(key, value),
      toast: (kind, text) => void toasts.push({ kind, text }),
      confirm(question) {
        confirms.push(question)
        return Promise.resolve(fake.confirmAnswer)
      },
      reportError: (error, info) => void reports.push({ error, info }),
    },
  }
  return fake
}
