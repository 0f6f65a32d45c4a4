import { saveIndexSet } from '@apron/contract/home/home.calls'
import type { HomeType } from '@apron/contract/limits/home'
import { toast } from '@apron/ui/feedback'
import { homeTexts } from '../../features/home/home.texts.ts'
import { indexSetQuery } from '../../features/home/home-queries.ts'
import { PATHS } from '../../paths.ts'
import { applyPreferences, currentPreferences } from '../../platform/preferences/preferences.ts'
import type { Density } from '../../platform/storage/schema.ts'
import { type AppSessionDeps, sessionForApps } from '../services/session-for-apps.ts'
import type { Shell } from '../shell.ts'
import { textsOf } from '../texts-of.ts'

function applyStoredPreferences(shell: Pick<Shell, 'storage' | 'view'>): void {
  const preferences = currentPreferences(shell.storage)
  applyPreferences(preferences)
  shell.view.setState({ theme: preferences.theme, density: preferences.density })
}

/** Toggles between a density and the standard one. */
export function toggleDensity(
  shell: Pick<Shell, 'storage' | 'view'>,
  density: Exclude<Density, 'standard'>,
): void {
  const current = shell.view.getState().density
  shell.storage.set('density', current === density ? 'standard' : density)
  applyStoredPreferences(shell)
}

/** Selects the new dashboard or the original home page, stored on the server (BAR-02, HOME-01). */
export async function chooseHome(
  shell: Pick<Shell, 'http' | 'navigate' | 'queries' | 'texts'>,
  type: HomeType,
): Promise<void> {
  const saved = await shell.http.call(saveIndexSet, { body: { type } })
  shell.queries.setQueryData(indexSetQuery(shell.http).queryKey, saved)
  toast.success(textsOf(shell, homeTexts).set)
  shell.navigate(PATHS.dashboard)
}

/** Switches between light and dark, at once and everywhere. */
export function toggleTheme(shell: AppSessionDeps & Pick<Shell, 'apps' | 'storage'>): void {
  const theme = shell.view.getState().theme === 'dark' ? 'light' : 'dark'
  shell.storage.set('theme', theme)
  applyStoredPreferences(shell)
  shell.apps.each(app => app.host.emit('theme', sessionForApps(shell)))
}
