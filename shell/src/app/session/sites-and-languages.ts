import type { AirportOption } from '@apron/contract/dictionary/airport'
import type { Language } from '@apron/contract/dictionary/language'
import { CallFailure } from '@apron/contract/errors/call-failure'
import { airportOf, listSites, reloadEmployee, switchSite } from '../../features/site/site.api.ts'
import { siteTexts } from '../../features/site/site.texts.ts'
import { tabKey } from '../../features/tabs/tab-rules.ts'
import { storeToken } from '../../platform/token-cookie.ts'
import { type AppSessionDeps, sessionForApps } from '../services/session-for-apps.ts'
import type { Shell } from '../shell.ts'
import { type CloseDeps, mayReload } from '../tabs/tab-actions.ts'
import { moveTabsToSession, moveTabToSession } from '../tabs/tab-site.ts'
import { textsOf } from '../texts-of.ts'
import { canReloadWithDrafts } from './can-reload.ts'

/** Parts of the shell needed to switch to another site. */
type SiteDeps = AppSessionDeps & Pick<Shell, 'apps' | 'http' | 'storage'>

/** Parts of the shell needed to switch site or language. */
export type SwitchDeps = SiteDeps & CloseDeps & Pick<Shell, 'drafts'>

async function reloadEmployeeInfo(shell: Pick<Shell, 'http' | 'session'>): Promise<void> {
  const employee = await reloadEmployee(shell.http)
  const current = shell.session.getState().data
  if (current !== null)
    shell.session.setState({ data: { ...current, user: { ...current.user, ...employee } } })
}

/** Switches to another site (AIR-02). */
async function switchToSite(shell: SiteDeps, site: AirportOption): Promise<void> {
  const user = await switchSite(shell.http, site.id)
  storeToken(user.token)
  shell.storage.set('user', user)
  const { data } = shell.session.getState()
  if (data === null) return
  // The site must be set first, because the employee is loaded for the new site.
  shell.session.setState({ data: { ...data, user: { ...data.user, ...user }, airport: airportOf(site) } })
  // The client reports a failure. The switch is complete in any case.
  if (shell.variant.airportSwitchReloadsEmployee) await reloadEmployeeInfo(shell).catch(() => undefined)
  shell.apps.each(app => {
    app.host.emit('token', undefined)
    app.host.emit('airport', sessionForApps(shell))
  })
}

/**
 * Switches to another site and opens a page there, in its existing tab or a new one. Other tabs stay at their
 * sites.
 * @param code three letters. If the user does not work at that site, the page opens without a switch.
 */
export async function openAtSite(shell: SiteDeps & CloseDeps, code: string, to: string): Promise<void> {
  try {
    const site = (await listSites(shell.http)).find(({ threeCode }) => threeCode === code)
    if (site !== undefined) await switchToSite(shell, site)
  } catch (error) {
    // The client has already reported the failure.
    if (error instanceof CallFailure) return
    throw error
  }
  shell.navigate(to)
  await moveTabToSession(shell, tabKey(to))
}

/** Switches to another site, then asks whether to reload (AIR-02 to AIR-04). */
export async function chooseSite(shell: SiteDeps & CloseDeps, site: AirportOption): Promise<void> {
  await switchToSite(shell, site)
  if (shell.session.getState().data === null) return
  const texts = textsOf(shell, siteTexts)
  const reload = await shell.confirm({
    title: texts.switchedTitle,
    message: texts.switched,
    confirmLabel: texts.reload,
    cancelLabel: texts.stay,
  })
  if (!reload || !(await mayReload(shell))) return
  // After a reload all tabs belong to the new site.
  moveTabsToSession(shell)
  location.reload()
}

/**
 * Stores the language and reloads, unless the user wants to keep work that the reload would lose (BAR-03).
 */
export async function chooseLanguage(
  shell: CloseDeps & Pick<Shell, 'drafts' | 'storage'>,
  language: Language,
): Promise<void> {
  if (!(await canReloadWithDrafts(shell))) return
  shell.storage.set('language', language)
  location.reload()
}
