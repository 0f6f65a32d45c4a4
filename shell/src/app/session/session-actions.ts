import type { UserInfo } from '@apron/contract/organisation/user-info'
import { safeRedirectTarget } from '@apron/contract/rules/menus/redirect-target'
import { logout } from '@apron/contract/sign-in/auth.calls'
import { forgetDeviceKey } from '@apron/offline/forget-key'
import { sessionTexts } from '../../features/session/session.texts.ts'
import { runningSession } from '../../features/session/session-store.ts'
import { loginPath, loginPathOf, PATHS, REDIRECT_QUERY } from '../../paths.ts'
import { lazyModule } from '../../platform/parts/lazy-module.ts'
import { forgetSession } from '../../platform/storage/forget-session.ts'
import { clearToken, readToken } from '../../platform/token-cookie.ts'
import { unsentDrafts } from '../offline/draft-services.ts'
import { unsentSaves } from '../offline/save-services.ts'
import type { NavigationServices, Shell } from '../shell.ts'
import { type CloseDeps, mayReload } from '../tabs/tab-actions.ts'
import { textsOf } from '../texts-of.ts'
import { otherWindowChange } from './other-window.ts'

const confirmation = lazyModule(() => import('./confirm-logout.ts'))

/** Parts of the shell needed to ask about unsent work. */
type UnsentDeps = Pick<Shell, 'confirm' | 'drafts' | 'panes' | 'saves' | 'texts'>

/** Parts of the shell needed to end the session. */
type LogoutDeps = UnsentDeps & Pick<Shell, 'apps' | 'http' | 'live' | 'storage' | 'tabs'>

/**
 * Ends the session here and on the server, and removes everything of the user from the page (AUTH-10,
 * security note T30).
 */
export async function logOut(
  shell: LogoutDeps,
  next?: 'person',
  address: string = PATHS.login,
): Promise<void> {
  if (next === undefined && !(await mayLeaveDrafts(shell))) return
  shell.live.stop()
  shell.apps.each(app => app.host.emit('logout', undefined))
  try {
    await shell.http.call(logout, { query: { next } })
  } catch (error) {
    // The local logout continues. On the server the session will expire.
    reportError(error)
  }
  clearToken()
  await forgetDeviceKey()
  shell.storage.clearPersonal()
  shell.tabs.forget()
  location.assign(address)
}

/**
 * Hands the device to another user in two taps, or three with unsaved work (security note T30).
 * @param person the user whose PIN is asked for next
 */
export async function switchUser(shell: LogoutDeps & CloseDeps, person?: string): Promise<void> {
  if (!(await mayReload(shell))) return
  discardUnsavedMarks(shell)
  await logOut(shell, 'person', person === undefined ? PATHS.login : loginPathOf(person))
}

/** Warns about unsaved work. It stays on the device for this user only. */
async function mayLeaveDrafts(shell: UnsentDeps): Promise<boolean> {
  const [drafts, saves] = await Promise.all([unsentDrafts(shell), unsentSaves(shell)])
  if (drafts.length + saves.length === 0) return true
  const isConfirmed = await confirmation.get().then(
    ({ confirmLogout }) => confirmLogout(shell, drafts, saves),
    () => true,
  )
  if (isConfirmed) discardUnsavedMarks(shell)
  return isConfirmed
}

/** Leaves the document without the browser's unload warning, which the next user would see. */
function discardUnsavedMarks(shell: Pick<Shell, 'panes'>): void {
  for (const key of shell.panes.getState().dirty) shell.panes.setDirty(key, false)
}

/**
 * Ends an idle session: its token is discarded, which also holds after a reload, and the alert is shown above
 * a covered page.
 */
export function endIdleSession(shell: Pick<Shell, 'sessionOver' | 'storage'>): void {
  forgetSession(shell.storage)
  shell.sessionOver()
}

/** Parts of the shell needed to show the login form above the pages. */
type ExpireDeps = Pick<Shell, 'apps' | 'navigate' | 'session' | 'storage' | 'view'>

/**
 * Confirms the timeout alert: removes token and roles, and keeps the tabs behind the login form (AUTH-11).
 */
export function leaveExpiredSession(shell: ExpireDeps): void {
  const { pathname, search, hash } = location
  shell.apps.each(app => app.host.emit('logout', undefined))
  forgetSession(shell.storage)
  shell.session.setState({ status: 'expired' })
  shell.view.setState({ sessionOver: false })
  shell.navigate(loginPath(pathname + search + hash))
}

/** Shows the login form above the page after a logout in another window. */
function applyRemoteLogout(shell: ExpireDeps & Pick<Shell, 'texts'>): void {
  if (runningSession(shell.session) === null) return
  shell.view.setState({ loginMessage: textsOf(shell, sessionTexts).leftElsewhere })
  leaveExpiredSession(shell)
}

/** Continues after a login above the shell: the same user resumes, another starts afresh. */
export function resumeSession(
  shell: NavigationServices & Pick<Shell, 'session' | 'view'>,
  user: UserInfo,
  target: string,
): void {
  const previousUser = shell.session.getState().data?.user.code
  if (previousUser !== undefined && previousUser !== user.code) return reloadForOtherUser(shell)
  shell.view.setState({ sessionOver: false })
  shell.session.setState({ status: 'none' })
  return shell.navigate(target, { replace: true })
}

/**
 * Reloads the portal for another logged-in user. Nothing of the previous user remains, and no page asks before it closes
 * (security note T30).
 */
function reloadForOtherUser(shell: Pick<Shell, 'panes' | 'tabs'>): void {
  discardUnsavedMarks(shell)
  shell.tabs.forget()
  location.replace(PATHS.root)
}

/**
 * Interval at which another window checks whether the token has changed as well, ms. It usually takes a few
 * tenths of a second.
 */
const TOKEN_CHECK_MS = 50
const TOKEN_CHECKS_MAX = 60
/** Number of checks for a login in another window. After that the user counts as logged out. */
const LOGOUT_CHECKS = 6

/** Applies a login or logout of another window. */
export function syncWithOtherWindow(
  shell: ExpireDeps & NavigationServices & Pick<Shell, 'sessionOver' | 'texts'>,
  attempt = 1,
): void {
  const { status, data } = shell.session.getState()
  const { sessionOver: isAlert } = shell.view.getState()
  const stored = shell.storage.get('user')
  const change = otherWindowChange({
    mine: data === null || data.user.code === '' ? null : data.user.code,
    isOver: status === 'expired' || isAlert,
    isAlert,
    stored,
    hasToken: readToken() !== null,
  })
  const isLoggedOut = change === 'unclear' && isAlert && stored === null && attempt >= LOGOUT_CHECKS
  if (change === 'left' || isLoggedOut) return applyRemoteLogout(shell)
  const staysUnclear = change === 'unclear' && attempt >= TOKEN_CHECKS_MAX
  if (change === 'over' || staysUnclear) shell.sessionOver()
  else if (change === 'unclear') setTimeout(() => syncWithOtherWindow(shell, attempt + 1), TOKEN_CHECK_MS)
  if (change === 'other') reloadForOtherUser(shell)
  if (change === 'back' && stored !== null) resumeSession(shell, stored, pageBehindLogin())
}

/** Returns the page at which the session ended. */
function pageBehindLogin(): string {
  const { pathname, search, hash } = location
  if (pathname !== PATHS.login) return pathname + search + hash
  return safeRedirectTarget(new URLSearchParams(search).get(REDIRECT_QUERY))
}
