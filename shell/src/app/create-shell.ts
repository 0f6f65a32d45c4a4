import type { Call, CallAttributes } from '@apron/contract/calls/define-call'
import type { CallFailure } from '@apron/contract/errors/call-failure'
import { REPORT_ENTRIES } from '@apron/contract/limits/sub-app'
import { sendOperations } from '@apron/contract/operations/operation.calls'
import { isUnloggedPage } from '@apron/contract/rules/menus/reporting-pages'
import { reportSubApps } from '@apron/contract/sub-apps/sub-app.calls'
import { NO_OVERRIDES, type TextChoice } from '@apron/contract/texts/pick-texts'
import { watchNetwork } from '@apron/offline'
import { toast } from '@apron/ui/feedback'
import { QueryClient } from '@tanstack/react-query'
import { createStore } from 'zustand/vanilla'
import type { BootContext } from '../boot/context.ts'
import { createMessageCount } from '../features/messages/bell/message-count.ts'
import { createOfflineCopies } from '../features/offline/offline-copies.ts'
import { createSessionStore, runningSession } from '../features/session/session-store.ts'
import type { AppEvent } from '../features/sub-apps/app-events.ts'
import { createAppLoader } from '../features/sub-apps/loading/load-app.ts'
import { createPaneRegistry } from '../features/sub-apps/panes/pane-registry.ts'
import { createTabStore } from '../features/tabs/tab-store.ts'
import { createTodoCount } from '../features/todo/todo-count.ts'
import { PUBLIC_PATHS } from '../paths.ts'
import { createBatch } from '../platform/batch.ts'
import { httpTexts } from '../platform/http/http.texts.ts'
import { createHttpClient, type HttpClient } from '../platform/http/http-client.ts'
import { lazyModule } from '../platform/parts/lazy-module.ts'
import { currentPreferences } from '../platform/preferences/preferences.ts'
import { usableStore } from '../platform/storage/storage.ts'
import { readToken } from '../platform/token-cookie.ts'
import { createLiveMessages } from './messages/live-messages.ts'
import { createDrafts } from './offline/draft-services.ts'
import { createLazyPhotoUploads } from './offline/photo-services.ts'
import { createSaves } from './offline/save-services.ts'
import { createConfirm } from './overlays/create-confirm.ts'
import { createOverlays } from './overlays/overlays.ts'
import { ADMINISTRATION, OWN_PATH_ADMINISTRATION } from './routing/administration.ts'
import { favourites } from './routing/favourites.ts'
import { workFlow } from './routing/flow.ts'
import { hostServices } from './services/host-services.ts'
import { createOperationLog } from './services/operation-log.ts'
import { createAskPassword } from './session/ask-password.ts'
import { callerOf } from './session/employee.ts'
import type { Shell } from './shell.ts'
import { createView } from './shell-view.ts'
import { textsOf } from './texts-of.ts'

/** Logs failures that are not shown to the user (API-07). */
function logFailure(call: CallAttributes, { kind, code, message }: CallFailure): void {
  // oxlint-disable-next-line no-console -- the only place where failed calls are logged
  console.warn(`[${call.id}]`, kind, code, message)
}

/** Sends counts and log entries without error messages or retries. */
function sendQuietly(http: HttpClient, call: Call, body: object): void {
  http.call(call, { body, quiet: true }).catch(() => undefined)
}

const liveCode = lazyModule(() => import('./messages/sync-live-data.ts'), 'first')

/** Creates and wires the parts of the shell, without loading or rendering anything. */
export function createShell(boot: BootContext): Shell {
  const { storage, variant } = boot
  const { language } = currentPreferences(storage)
  const session = createSessionStore()
  const view = createView(storage)
  const overlays = createOverlays()
  const network = watchNetwork()
  const offline = createOfflineCopies(() => view.setState({ portalChanged: true }))
  const operations = createOperationLog(
    entries => sendQuietly(shell.http, sendOperations, { entries }),
    // Reports may be anonymous, so nothing is logged on their pages, even for logged-in users.
    () => runningSession(session) !== null && readToken() !== null && !isUnloggedPage(location.pathname),
  )
  const usage = createBatch<AppEvent>(
    REPORT_ENTRIES,
    entries => sendQuietly(shell.http, reportSubApps, { entries }),
    // Nothing is counted on public pages, so that reports stay anonymous.
    () => runningSession(session) !== null && !PUBLIC_PATHS.includes(location.pathname),
  )
  const http = createHttpClient({
    identity: ({ access }) => callerOf({ session, storage, language }, { open: access === 'public' }),
    onSessionOver: reason => shell.sessionOver(reason),
    showError: text => toast.error(text),
    logFailure,
    confirmPassword: createAskPassword(overlays),
    onWrite: write => operations.recordWrite(write),
    onReachable: answered => network.report(answered),
    texts: () => textsOf(shell, httpTexts),
    uploadReferenced: body => shell.photos.uploadReferenced(body),
  })
  const messageCount = createMessageCount()
  const queries = new QueryClient({
    defaultOptions: {
      // Offline, queries fail with a message instead of waiting silently.
      queries: { retry: false, refetchOnWindowFocus: false, networkMode: 'always', refetchOnReconnect: true },
    },
  })
  const todo = createTodoCount()
  const tabs = createTabStore(
    usableStore(() => sessionStorage),
    variant.storagePrefix,
    language,
  )
  const shell: Shell = {
    ...boot,
    language,
    texts: createStore<TextChoice>(() => ({ language, overrides: NO_OVERRIDES })),
    session,
    view,
    overlays,
    network,
    offline,
    http,
    queries,
    tabs,
    panes: createPaneRegistry(Date.now),
    drafts: createDrafts(() => shell),
    saves: createSaves(() => shell),
    photos: createLazyPhotoUploads(() => shell),
    messageCount,
    todo,
    live: createLiveMessages(
      liveCode,
      ({ syncLiveData }) =>
        userCode =>
          syncLiveData(shell, userCode),
    ),
    usage,
    operations,
    apps: createAppLoader(
      hostServices(() => shell),
      event => {
        usage.add(event)
        if (event.kind === 'loaded') offline.recordUse(event)
      },
      new Map(
        [
          ADMINISTRATION,
          ...OWN_PATH_ADMINISTRATION,
          favourites(queries),
          workFlow({ messageCount, todo }),
        ].map(app => [app.manifest.name, app]),
      ),
    ),
    navigate: () => undefined,
    confirm: createConfirm(view, tabs),
    search(scanned = '') {
      const { sessionOver, question } = view.getState()
      if (runningSession(session) === null || sessionOver || question !== null) return
      // A scanned text may contain a "?", which opens the list of shortcuts.
      overlays.close('shortcuts')
      overlays.open('search', { scanned })
    },
    showShortcuts() {
      const { sessionOver, question } = view.getState()
      if (runningSession(session) !== null && !sessionOver && question === null)
        overlays.open('shortcuts', true)
    },
    sessionOver(reason = '') {
      if (session.getState().status !== 'loaded') return
      // A file preview stays open, so that the user can continue reading after logging in again.
      overlays.close(
        'search',
        'favourite',
        'messages',
        'reading',
        'password',
        'confirmation',
        'drafts',
        'shortcuts',
      )
      const before = view.getState()
      const sessionOverReason = (before.sessionOver && before.sessionOverReason) || reason
      view.setState({ sessionOver: true, sessionOverReason })
    },
  }
  return shell
}
