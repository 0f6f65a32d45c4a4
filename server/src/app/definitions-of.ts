import type { AppDefinition } from '@apron/contract/sub-apps/app-definition'
import type { ServerPlugin } from '@apron/server-kit/plugin/server-plugin'

/** The applications that say what they are; a server part made for a test may not. */
export function definitionsOf(plugins: readonly ServerPlugin[]): AppDefinition[] {
  return plugins.flatMap(({ app }) => (app === undefined ? [] : [app]))
}
