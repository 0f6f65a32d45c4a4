import type { DictionaryUser } from '@apron/server-kit/dictionary/dictionary-user'
import type { PluginServices } from '@apron/server-kit/plugin/plugin-services'
import type { ServerPlugin } from '@apron/server-kit/plugin/server-plugin'

/** Everybody whose tables keep values of the dictionary. */
export function dictionaryUsers(
  plugins: readonly ServerPlugin[],
  services: PluginServices,
): DictionaryUser[] {
  return plugins.flatMap(plugin => {
    const { name, app, keepsValuesOf: directories = [] } = plugin
    if (directories.length === 0) return []
    const uses = plugin.dictionaryUses?.(services)
    return [
      { name: app?.title ?? { zh: name, en: name }, directories, ...(uses === undefined ? {} : { uses }) },
    ]
  })
}
