import { CallFailure } from '@apron/contract/errors/call-failure'
import type { MenuItem } from '@apron/contract/menus/menu-item'
import { safeRedirectTarget } from '@apron/contract/rules/menus/redirect-target'
import { SUB_APP_PORTS } from '@apron/contract/sub-apps/names'
import { failWhenAway } from '@apron/offline'
import { replace } from 'react-router'
import { isIgnoredPage } from '../../../worker/response-rules.ts'
import { authorisedPaths, authorisedSegments, buildMenu } from '../../features/navigation/menu-rules.ts'
import { guard } from '../../features/session/guard-rules.ts'
import { type LoadFailure, loadFailureOf } from '../../features/session/load-failure.ts'
import { loadRoleNames, loadSession } from '../../features/session/load-session.ts'
import { sessionTexts } from '../../features/session/session.texts.ts'
import { runningSession, type SessionData } from '../../features/session/session-store.ts'
import { devEntries } from '../../features/sub-apps/dev/dev-entries.ts'
import { tabKey } from '../../features/tabs/tab-rules.ts'
import { firstSegment, isPagelessShellPath, loginPath, PATHS, PUBLIC_PATHS } from '../../paths.ts'
import { forgetSession } from '../../platform/storage/forget-session.ts'
import { readToken } from '../../platform/token-cookie.ts'
import { cachedSession } from '../session/cache-session-changes.ts'
import type { CachedSessionDeps } from '../session/cached-session.ts'
import type { Shell } from '../shell.ts'
import { remountTab } from '../tabs/tab-actions.ts'
import { textsOf } from '../texts-of.ts'
import { ownTitle, type TitleDeps } from './page-title.ts'

/** Outcome of the route guard, rendered by the router. */
export type RouteOutcome =
  | { readonly kind: 'page'; readonly fullPath: string }
  | { readonly kind: 'login' }
  | { readonly kind: 'forbidden'; readonly wanted: string | null }
  | { readonly kind: 'unknown'; readonly path: string }
  | { readonly kind: 'outage' }

const FROM_QUERY = 'from'

/** Parts of the shell needed to load the session with its tabs. */
type LoadDeps = TitleDeps & Pick<Shell, 'http' | 'session' | 'tabs'>

/** Parts of the shell needed to open the portal offline. */
type OfflineDeps = TitleDeps & CachedSessionDeps & Pick<Shell, 'tabs'>

/** Parts of the shell that the guard needs. */
export type GuardDeps = LoadDeps & OfflineDeps & Pick<Shell, 'network' | 'panes' | 'queries'>

async function applicationNames(shell: Pick<Shell, 'apps'>): Promise<ReadonlySet<string>> {
  return new Set([...Object.keys(SUB_APP_PORTS), ...(await shell.apps.names())])
}

/**
 * Returns the first path segments the user may open: those of the menu, and applications in development on
 * this machine (APP-14).
 */
async function loadAuthorisedSegments(
  shell: Pick<Shell, 'apps'>,
  menus: readonly MenuItem[],
): Promise<ReadonlySet<string>> {
  const developed = await devEntries(shell.apps.registry)
  return new Set([...authorisedSegments(menus), ...developed.keys()])
}

export async function nameRoles(shell: Pick<Shell, 'http' | 'session'>, code: string): Promise<void> {
  const roles = await loadRoleNames(shell.http, code)
  const current = runningSession(shell.session)
  if (current !== null) shell.session.setState({ data: { ...current, roles } })
}

function restoreTabs(shell: TitleDeps & Pick<Shell, 'tabs'>, { user, menus }: SessionData): void {
  const menu = buildMenu(menus)
  shell.tabs.restore(user.code, PATHS.dashboard, fullPath => ownTitle(shell, menu, fullPath))
}

async function openSession(shell: LoadDeps): Promise<void> {
  const [data] = await Promise.all([loadSession(shell.http), shell.apps.names()])
  shell.session.setState({ status: 'loaded', data, cachedAt: null })
  restoreTabs(shell, data)
  // The client reports a failure. The roles then have no names.
  nameRoles(shell, data.user.code).catch(() => undefined)
}

function messageOf(shell: Pick<Shell, 'texts'>, failure: Exclude<LoadFailure, 'outage'>): string {
  const texts = textsOf(shell, sessionTexts)
  return failure === 'not-permitted' ? texts.notPermitted : `${texts.notLoggedIn}\n${texts.over}`
}

/** Opens the portal with cached data if there is no response. Returns true if it did. */
async function openFromCache(shell: OfflineDeps, path: string, error: unknown): Promise<boolean> {
  const isUnreached = error instanceof CallFailure && error.isUnreached
  if (!isUnreached || isIgnoredPage(path)) return false
  const code = await cachedSession.get().catch(() => null)
  if (code === null || !(await code.openCachedSession(shell))) return false
  const data = runningSession(shell.session)
  if (data !== null) restoreTabs(shell, data)
  return true
}

/** Loads the session. Returns null on success, otherwise what to show instead (NAV-09, NAV-10). */
async function loadFirst(
  shell: LoadDeps & OfflineDeps & Pick<Shell, 'network'>,
  fullPath: string,
): Promise<RouteOutcome | null> {
  try {
    await failWhenAway(shell.network, openSession(shell))
    return null
  } catch (error) {
    const failure = loadFailureOf(error)
    const { pathname } = new URL(fullPath, location.origin)
    if (failure === 'outage') return (await openFromCache(shell, pathname, error)) ? null : { kind: 'outage' }
    // After an ended session, the user's data stays for their return. A user without permissions keeps nothing.
    forgetSession(shell.storage)
    if (failure === 'not-permitted') {
      reportError(error)
      shell.storage.clearPersonal()
    }
    // Public pages continue without a token.
    if (PUBLIC_PATHS.includes(pathname)) return null
    shell.view.setState({ loginMessage: messageOf(shell, failure) })
    throw replace(loginPath(fullPath))
  }
}

function pageOutcome(shell: Pick<Shell, 'panes' | 'queries'>, url: URL, fullPath: string): RouteOutcome {
  if (url.pathname === PATHS.login) return { kind: 'login' }
  if (url.pathname === PATHS.forbidden) {
    const wanted = safeRedirectTarget(url.searchParams.get(FROM_QUERY))
    return { kind: 'forbidden', wanted: wanted === PATHS.root ? null : wanted }
  }
  if (firstSegment(url.pathname) === firstSegment(PATHS.redirect)) {
    const target = safeRedirectTarget(fullPath.slice(PATHS.redirect.length))
    remountTab(shell, tabKey(target))
    throw replace(target)
  }
  return isPagelessShellPath(url.pathname)
    ? { kind: 'unknown', path: url.pathname }
    : { kind: 'page', fullPath }
}

/** Runs the guard of `guard-rules.ts` as the router's loader. */
export async function loadRoute(shell: GuardDeps, request: Request): Promise<RouteOutcome> {
  const url = new URL(request.url)
  const fullPath = url.pathname + url.search + url.hash
  const menus = runningSession(shell.session)?.menus
  // In parallel, because both read the registry.
  const [authorisedApps, applications] = menus
    ? await Promise.all([loadAuthorisedSegments(shell, menus), applicationNames(shell)])
    : [null, new Set<string>()]
  const decision = guard(fullPath, {
    hasToken: readToken() !== null,
    authorised: authorisedApps,
    authorisedPaths: authorisedPaths(menus ?? []),
    applications,
  })
  if (decision.kind === 'allow') return pageOutcome(shell, url, fullPath)
  if (decision.kind === 'unknown') return { kind: 'unknown', path: url.pathname }
  if (decision.kind === 'load-first') return (await loadFirst(shell, fullPath)) ?? loadRoute(shell, request)
  const forbidden = `${PATHS.forbidden}?${FROM_QUERY}=${encodeURIComponent(fullPath)}`
  throw replace(decision.kind === 'redirect' ? decision.to : forbidden)
}
