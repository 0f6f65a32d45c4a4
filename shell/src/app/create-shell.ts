import { reportSubApps } from '@apron/contract/calls/sub-app.calls'
import { type EmployeeHeader, encodeEmployeeHeader } from '@apron/contract/rules/employee-header'
import { toast } from '@apron/ui/feedback'
import { QueryClient } from '@tanstack/react-query'
import { createStore } from 'zustand/vanilla'
import type { BootContext } from '../boot/context.ts'
import { createSessionStore, runningSession, type SessionStore } from '../features/session/session-store.ts'
import type { AppEvent } from '../features/sub-apps/app-events.ts'
import { createAppLoader } from '../features/sub-apps/load-app.ts'
import { createPaneRegistry } from '../features/sub-apps/pane-registry.ts'
import { createUsageReport } from '../features/sub-apps/usage-report.ts'
import { createTabStore } from '../features/tabs/tab-store.ts'
import { createHttpClient, type HttpClient } from '../platform/http/http-client.ts'
import { createI18n } from '../platform/i18n/create-i18n.ts'
import { currentLanguage, currentTheme } from '../platform/preferences/preferences.ts'
import { usableStore } from '../platform/storage/storage.ts'
import { readToken } from '../platform/token-cookie.ts'
import { hostServices } from './host-services.ts'
import { PUBLIC_PATHS } from './paths.ts'
import type { Shell, ShellView } from './shell.ts'
import { SHELL_TEXTS } from './texts.ts'

/** Person and site for the `employee` header; before the session is loaded nobody is known (AIR-05). */
function employeeHeader(session: SessionStore): string | null {
  const { data } = session.getState()
  if (data === null) return null
  const header: EmployeeHeader = {
    userCode: data.user.code,
    airportId: data.airport.id,
    airportThreeCode: data.airport.airportThreeCode,
  }
  return encodeEmployeeHeader(header)
}

/** Counting is worth no message and no second try. */
function countSubApps(http: HttpClient, entries: readonly AppEvent[]): void {
  http.call(reportSubApps, { body: { entries }, quiet: true }).catch(() => undefined)
}

/** Makes and wires the parts of the shell; nothing is fetched or drawn yet. */
export async function createShell(boot: BootContext): Promise<Shell> {
  const { storage, variant } = boot
  const language = currentLanguage(storage)
  const i18n = await createI18n(language, SHELL_TEXTS)
  const session = createSessionStore()
  const view = createStore<ShellView>(() => ({
    theme: currentTheme(storage),
    sidebarCollapsed: storage.get('sidebarCollapsed'),
    sessionOver: false,
    question: null,
    loginMessage: '',
    portalChanged: false,
  }))
  const usage = createUsageReport(
    entries => countSubApps(shell.http, entries),
    // On a page that needs no login nothing is counted, whoever reads it: reports stay anonymous.
    () => runningSession(session) !== null && !PUBLIC_PATHS.includes(location.pathname),
  )
  const shell: Shell = {
    boot,
    language,
    i18n,
    session,
    view,
    http: createHttpClient({
      identity: () => ({ language, token: readToken(), employee: employeeHeader(session) }),
      onSessionOver: () => shell.sessionOver(),
      showError: text => toast.error(text),
      texts: () => ({ rejected: i18n.t('http.rejected'), failed: i18n.t('http.failed') }),
    }),
    queries: new QueryClient({ defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false } } }),
    tabs: createTabStore(
      usableStore(() => sessionStorage),
      variant.storagePrefix,
      language,
    ),
    panes: createPaneRegistry(Date.now),
    usage,
    apps: createAppLoader(
      hostServices(() => shell),
      event => usage.add(event),
    ),
    navigate: () => undefined,
    confirm(ask) {
      view.getState().question?.answer(false)
      return new Promise(resolve => {
        const answer = (yes: boolean) => {
          view.setState({ question: null })
          resolve(yes)
        }
        view.setState({ question: { ask, answer } })
      })
    },
    sessionOver() {
      if (session.getState().status === 'loaded') view.setState({ sessionOver: true })
    },
  }
  return shell
}
