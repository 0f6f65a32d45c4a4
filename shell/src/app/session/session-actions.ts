import { logout } from '@apron/contract/calls/auth.calls'
import { saveIndexSet } from '@apron/contract/calls/home.calls'
import type { AirportOption } from '@apron/contract/entities/airport'
import type { Language } from '@apron/contract/entities/language'
import type { UserInfo } from '@apron/contract/entities/user-info'
import type { HomeType } from '@apron/contract/limits/home'
import { toast } from '@apron/ui/feedback'
import { homeTexts } from '../../features/home/home.texts.ts'
import { indexSetQuery } from '../../features/home/home-queries.ts'
import { airportOf, reloadEmployee, switchSite } from '../../features/site/site.api.ts'
import { siteTexts } from '../../features/site/site.texts.ts'
import { loginPath, PATHS } from '../../paths.ts'
import { applyPreferences, currentPreferences } from '../../platform/preferences/preferences.ts'
import type { Density } from '../../platform/storage/schema.ts'
import { clearToken, storeToken } from '../../platform/token-cookie.ts'
import { sessionForApps } from '../services/host-services.ts'
import type { Shell } from '../shell.ts'
import { mayReload } from '../tabs/tab-actions.ts'
import { moveTabsToSession } from '../tabs/tab-site.ts'
import { textsOf } from '../texts-of.ts'

/** Ends the session here and on the server, and leaves nothing of the person in the page (AUTH-10, security note T30). */
export async function logOut(shell: Shell): Promise<void> {
  shell.live.stop()
  shell.apps.each(app => app.host.emit('logout', undefined))
  try {
    await shell.http.call(logout)
  } catch (error) {
    // The person is gone from this device all the same; on the server the session runs out by itself.
    reportError(error)
  }
  clearToken()
  shell.boot.storage.clearPersonal()
  shell.tabs.forget()
  location.assign(PATHS.login)
}

/** Who it was stays known, so that the same person finds again what the browser keeps for them. */
function forgetTokenAndRoles({ boot: { storage } }: Shell): void {
  const user = storage.get('user')
  if (user !== null) storage.set('user', { ...user, token: '', roles: [] })
}

/** Confirms the time-out alert: token and roles go, the tabs stay behind the login form (AUTH-11). */
export function leaveExpiredSession(shell: Shell): void {
  const { pathname, search, hash } = location
  shell.apps.each(app => app.host.emit('logout', undefined))
  clearToken()
  forgetTokenAndRoles(shell)
  shell.session.setState({ status: 'expired' })
  shell.view.setState({ sessionOver: false })
  shell.navigate(loginPath(pathname + search + hash))
}

/** After a login over the living shell: the same person goes on, anybody else begins anew. */
export function resumeSession(shell: Shell, user: UserInfo, target: string): void {
  const before = shell.session.getState().data?.user.code
  if (before !== undefined && before !== user.code) {
    shell.tabs.forget()
    return location.assign(target)
  }
  shell.session.setState({ status: 'none' })
  return shell.navigate(target, { replace: true })
}

/** Keeps the language and reloads the page, unless a page with unsaved work objects (BAR-03). */
export async function chooseLanguage(shell: Shell, language: Language): Promise<void> {
  if (!(await mayReload(shell))) return
  shell.boot.storage.set('language', language)
  location.reload()
}

function showPreferences(shell: Shell): void {
  const preferences = currentPreferences(shell.boot.storage)
  applyPreferences(preferences)
  shell.view.setState({ theme: preferences.theme, density: preferences.density })
}

/** Another size of everything, or the standard one when it is that already. */
export function toggleDensity(shell: Shell, density: Exclude<Density, 'standard'>): void {
  const now = shell.view.getState().density
  shell.boot.storage.set('density', now === density ? 'standard' : density)
  showPreferences(shell)
}

/** The new dashboard or the original home page, kept on the server (BAR-02, HOME-01). */
export async function chooseHome(shell: Shell, type: HomeType): Promise<void> {
  const saved = await shell.http.call(saveIndexSet, { body: { type } })
  shell.queries.setQueryData(indexSetQuery(shell.http).queryKey, saved)
  toast.success(textsOf(shell, homeTexts).set)
  shell.navigate(PATHS.dashboard)
}

/** Light or dark, at once and everywhere. */
export function toggleTheme(shell: Shell): void {
  const theme = shell.view.getState().theme === 'dark' ? 'light' : 'dark'
  shell.boot.storage.set('theme', theme)
  showPreferences(shell)
  shell.apps.each(app => app.host.emit('theme', sessionForApps(shell)))
}

async function reloadEmployeeInfo(shell: Shell): Promise<void> {
  const employee = await reloadEmployee(shell.http)
  const now = shell.session.getState().data
  if (now !== null) shell.session.setState({ data: { ...now, user: { ...now.user, ...employee } } })
}

/** Works at another site from now on, then asks whether to reload (AIR-02 to AIR-04). */
export async function chooseSite(shell: Shell, site: AirportOption): Promise<void> {
  const user = await switchSite(shell.http, site.id)
  storeToken(user.token)
  shell.boot.storage.set('user', user)
  const { data } = shell.session.getState()
  if (data === null) return
  // The site first: the employee is asked for at the new one.
  shell.session.setState({ data: { ...data, user: { ...data.user, ...user }, airport: airportOf(site) } })
  // What failed the client says. The switch is done all the same, and so is the question whether to reload.
  if (shell.boot.variant.airportSwitchReloadsEmployee) await reloadEmployeeInfo(shell).catch(() => undefined)
  shell.apps.each(app => {
    app.host.emit('token', undefined)
    app.host.emit('airport', sessionForApps(shell))
  })
  const texts = textsOf(shell, siteTexts)
  const reload = await shell.confirm({
    title: texts.switchedTitle,
    message: texts.switched,
    confirmLabel: texts.reload,
    cancelLabel: texts.stay,
  })
  if (!reload || !(await mayReload(shell))) return
  // The newest data is that of the new site; tabs that stay on the screen instead stay at theirs.
  moveTabsToSession(shell)
  location.reload()
}
