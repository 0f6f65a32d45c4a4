import { PROJECT_CODE } from '@apron/contract/calls/base-path'
import { listTranslations } from '@apron/contract/calls/system.calls'
import type { TextOverrides } from '@apron/contract/texts/pick-texts'
import { overridesOf } from '../../platform/i18n/translation-rules.ts'
import type { Shell } from '../shell.ts'
import { sessionForApps } from './session-for-apps.ts'

/** From now on the shell and its applications say this in place of their built-in texts. */
export function sayInstead(shell: Shell, overrides: TextOverrides): void {
  shell.texts.setState({ overrides })
  shell.apps.each(app => app.host.emit('session', sessionForApps(shell)))
}

/** The server's texts override the built-in ones; when they cannot be had, the built-in ones stay (I18N-02). */
export function fetchOverrides(shell: Shell): void {
  const { variant } = shell.boot
  shell.http.call(listTranslations, { query: { projectCode: PROJECT_CODE } }).then(
    entries => sayInstead(shell, overridesOf(entries, variant.filePaths.preview)),
    // §8: silently ignored.
    () => undefined,
  )
}
