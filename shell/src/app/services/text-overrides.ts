import { PROJECT_CODE } from '@apron/contract/calls/base-path'
import { listTranslations } from '@apron/contract/operations/system.calls'
import type { TextOverrides } from '@apron/contract/texts/pick-texts'
import { overridesOf } from '../../platform/i18n/translation-rules.ts'
import type { Shell } from '../shell.ts'
import { type AppSessionDeps, sessionForApps } from './session-for-apps.ts'

/** Parts of the shell that show texts. */
export type TextOverrideDeps = AppSessionDeps & Pick<Shell, 'apps'>

/** Replaces built-in texts in the shell and its applications. */
export function applyTextOverrides(shell: TextOverrideDeps, overrides: TextOverrides): void {
  shell.texts.setState({ overrides })
  shell.apps.each(app => app.host.emit('session', sessionForApps(shell)))
}

/** Loads text overrides from the server. On a failure the built-in texts stay (I18N-02). */
export function fetchOverrides(shell: TextOverrideDeps & Pick<Shell, 'http'>): void {
  const { variant } = shell
  shell.http.call(listTranslations, { query: { projectCode: PROJECT_CODE } }).then(
    entries => applyTextOverrides(shell, overridesOf(entries, variant.filePaths.preview)),
    // §8: silently ignored.
    () => undefined,
  )
}
