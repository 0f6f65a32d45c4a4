import type { AppDefinition } from '@apron/contract/sub-apps/app-definition'
import type { ServerPlugin } from '@apron/server-kit/plugin/server-plugin'

/** Returns the definitions of applications. Server parts made for tests may have none. */
export function definitionsOf(plugins: readonly Pick<ServerPlugin, 'app'>[]): AppDefinition[] {
  return plugins.flatMap(({ app }) => (app === undefined ? [] : [app]))
}

/** Returns the permissions that the applications guard. */
export function guardedOfApps(apps: readonly AppDefinition[]): string[] {
  return apps.flatMap(({ name, rights }) =>
    Object.entries(rights).flatMap(([right, { guarded }]) => (guarded === true ? [`${name}:${right}`] : [])),
  )
}
