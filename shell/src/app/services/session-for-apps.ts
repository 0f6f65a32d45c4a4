import type { Session } from '@apron/sdk'
import type { Shell } from '../shell.ts'
import { airportForApps } from '../tabs/tab-site.ts'

/** Parts of the shell that the session of sub-applications comes from. */
export type AppSessionDeps = Pick<Shell, 'language' | 'session' | 'texts' | 'variant' | 'view'>

/** Returns the session as sub-applications see it. */
export function sessionForApps(shell: AppSessionDeps): Session {
  const { data } = shell.session.getState()
  const { language } = shell
  const common = {
    lang: language,
    variant: shell.variant.name,
    theme: shell.view.getState().theme,
    texts: shell.texts.getState().overrides,
  }
  if (data === null) return { ...common, airport: null, user: null, resources: [] }
  const { user, airport, resources } = data
  return {
    ...common,
    resources,
    airport: airportForApps(airport, language),
    user: { code: user.code, name: user.name, roles: user.roles },
  }
}
