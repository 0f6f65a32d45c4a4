import type { Airport } from '@apron/contract/entities/airport'
import type { Language } from '@apron/contract/entities/language'
import type { SessionAirport } from '@apron/sdk'
import { runningSession } from '../../features/session/session-store.ts'
import { pageLocation } from '../../features/tabs/location-rules.ts'
import { firstSegment, OWN_PAGE_PATHS } from '../../paths.ts'
import type { Shell } from '../shell.ts'
import { mayLeaveSite } from './tab-actions.ts'

/** A site as sub-applications know it. */
export function airportForApps(airport: Airport, language: Language): SessionAirport {
  const { id, airportThreeCode: code, cnName, enName } = airport
  return { id, code, name: language === 'zh' ? cnName : enName }
}

function sharesOneMount(shell: Shell, app: string): boolean {
  return shell.apps.loaded(app)?.manifest.tabs === 'single'
}

/** The tabs that share one mount with this one, itself included. */
function tabsTogether(shell: Shell, key: string, app: string): string[] {
  if (!sharesOneMount(shell, app)) return [key]
  return shell.tabs
    .getState()
    .views.filter(({ name }) => name === app)
    .map(view => view.key)
}

/**
 * The site of a page that opens in a new tab (security note T13): that of the page one comes from, for work begun at one site
 * goes on there; from menu, search and address bar the session's.
 * @param state of the router's location
 */
export function siteOfNewTab(shell: Shell, fullPath: string, state: unknown): Airport | null {
  // Pages of the shell's own work for the session's site, whichever that is.
  if (OWN_PAGE_PATHS.includes(pageLocation(fullPath).path)) return null
  const { views } = shell.tabs.getState()
  const from: unknown = typeof state === 'object' && state !== null && 'from' in state ? state.from : null
  const app = firstSegment(fullPath)
  const shared = sharesOneMount(shell, app) ? views.find(({ name }) => name === app) : undefined
  const opener = shared ?? views.find(({ key }) => key === from)
  return opener?.site ?? runningSession(shell.session)?.airport ?? null
}

/** Opens the page of a tab anew at the site the session works at, unless unsaved work objects. */
export async function moveTabToSession(shell: Shell, key: string): Promise<void> {
  const view = shell.tabs.getState().views.find(other => other.key === key)
  const site = runningSession(shell.session)?.airport
  if (!view || !site || !(await mayLeaveSite(shell, key))) return
  const keys = tabsTogether(shell, key, view.name)
  shell.tabs.setSite(new Set(keys), site)
  for (const moved of keys) shell.panes.remount(moved)
}

/** All tabs work at the session's site from the coming reload on. */
export function moveTabsToSession(shell: Shell): void {
  const site = runningSession(shell.session)?.airport
  const views = shell.tabs.getState().views.filter(view => view.site !== null)
  if (site) shell.tabs.setSite(new Set(views.map(({ key }) => key)), site)
}
