import type { AirportOption } from '@apron/contract/entities/airport'
import type { Language } from '@apron/contract/entities/language'
import { CallFailure } from '@apron/contract/errors/call-failure'
import { airportOf, listSites, reloadEmployee, switchSite } from '../../features/site/site.api.ts'
import { siteTexts } from '../../features/site/site.texts.ts'
import { tabKey } from '../../features/tabs/tab-rules.ts'
import { storeToken } from '../../platform/token-cookie.ts'
import { sessionForApps } from '../services/session-for-apps.ts'
import type { Shell } from '../shell.ts'
import { mayReload } from '../tabs/tab-actions.ts'
import { moveTabsToSession, moveTabToSession } from '../tabs/tab-site.ts'
import { textsOf } from '../texts-of.ts'
import { canReloadWithDrafts } from './can-reload.ts'

async function reloadEmployeeInfo(shell: Shell): Promise<void> {
  const employee = await reloadEmployee(shell.http)
  const now = shell.session.getState().data
  if (now !== null) shell.session.setState({ data: { ...now, user: { ...now.user, ...employee } } })
}

/** Works at another site from now on (AIR-02). */
async function workAt(shell: Shell, site: AirportOption): Promise<void> {
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
}

/**
 * Works at another site and opens a page there, in the tab that shows it already or in a new one; other tabs stay at their sites.
 * @param code three letters; a page of a site where the person does not work opens as it is
 */
export async function openAtSite(shell: Shell, code: string, to: string): Promise<void> {
  try {
    const site = (await listSites(shell.http)).find(({ threeCode }) => threeCode === code)
    if (site !== undefined) await workAt(shell, site)
  } catch (error) {
    // The client has told the person what went wrong.
    if (error instanceof CallFailure) return
    throw error
  }
  shell.navigate(to)
  await moveTabToSession(shell, tabKey(to))
}

/** Works at another site from now on, then asks whether to reload (AIR-02 to AIR-04). */
export async function chooseSite(shell: Shell, site: AirportOption): Promise<void> {
  await workAt(shell, site)
  if (shell.session.getState().data === null) return
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

/** Keeps the language and reloads the page, unless a page objects whose unsaved work would be lost (BAR-03). */
export async function chooseLanguage(shell: Shell, language: Language): Promise<void> {
  if (!(await canReloadWithDrafts(shell))) return
  shell.boot.storage.set('language', language)
  location.reload()
}
