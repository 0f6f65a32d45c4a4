import type { Airport } from '@apron/contract/dictionary/airport'
import type { Language } from '@apron/contract/dictionary/language'
import type { SessionAirport } from '@apron/sdk'
import { runningSession } from '../../features/session/session-store.ts'
import { pageLocation } from '../../features/tabs/location-rules.ts'
import { firstSegment, OWN_PAGE_PATHS } from '../../paths.ts'
import type { Shell } from '../shell.ts'
import { type CloseDeps, mayLeaveSite } from './tab-actions.ts'

/** Converts a site to the form for sub-applications. */
export function airportForApps(airport: Airport, language: Language): SessionAirport {
  const { id, airportThreeCode: code, cnName, enName } = airport
  return { id, code, name: language === 'zh' ? cnName : enName }
}

function sharesOneMount(shell: Pick<Shell, 'apps'>, app: string): boolean {
  return shell.apps.loaded(app)?.manifest.tabs === 'single'
}

/** Returns the keys of tabs that share a mount with this one, including itself. */
function tabsSharingMount(shell: Pick<Shell, 'apps' | 'tabs'>, key: string, app: string): string[] {
  if (!sharesOneMount(shell, app)) return [key]
  return shell.tabs
    .getState()
    .views.filter(({ name }) => name === app)
    .map(view => view.key)
}

/**
 * Returns the site of a page in a new tab (security note T13): that of the linking page, so that work
 * continues at its site. From menu, search or address bar, that of the session.
 * @param state of the router's location
 */
export function siteOfNewTab(
  shell: Pick<Shell, 'apps' | 'session' | 'tabs'>,
  fullPath: string,
  state: unknown,
): Airport | null {
  // Pages of the shell always use the session's current site.
  if (OWN_PAGE_PATHS.includes(pageLocation(fullPath).path)) return null
  const { views } = shell.tabs.getState()
  const from: unknown = typeof state === 'object' && state !== null && 'from' in state ? state.from : null
  const app = firstSegment(fullPath)
  const sharedTab = sharesOneMount(shell, app) ? views.find(({ name }) => name === app) : undefined
  const opener = sharedTab ?? views.find(({ key }) => key === from)
  return opener?.site ?? runningSession(shell.session)?.airport ?? null
}

/** Reopens a tab's page at the current site, unless unsaved work objects. */
export async function moveTabToSession(shell: CloseDeps, key: string): Promise<void> {
  const view = shell.tabs.getState().views.find(other => other.key === key)
  const site = runningSession(shell.session)?.airport
  if (!view || !site || !(await mayLeaveSite(shell, key))) return
  const keys = tabsSharingMount(shell, key, view.name)
  shell.tabs.setSite(new Set(keys), site)
  for (const moved of keys) shell.panes.remount(moved)
}

/** Assigns all tabs to the current site, effective from the coming reload. */
export function moveTabsToSession(shell: Pick<Shell, 'session' | 'tabs'>): void {
  const site = runningSession(shell.session)?.airport
  const views = shell.tabs.getState().views.filter(view => view.site !== null)
  if (site) shell.tabs.setSite(new Set(views.map(({ key }) => key)), site)
}
