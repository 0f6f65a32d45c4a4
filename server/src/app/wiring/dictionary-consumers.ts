import type { DictionaryConsumer } from '@apron/server-kit/dictionary/dictionary-consumer'
import type { ServerPlugin } from '@apron/server-kit/plugin/server-plugin'
import type { ServicesOfApps } from './services-of-apps.ts'

/** Returns all features and applications whose tables store dictionary values. */
export function dictionaryConsumers(
  plugins: readonly ServerPlugin[],
  services: ServicesOfApps,
): DictionaryConsumer[] {
  return plugins.flatMap(plugin => {
    const { name, app, referencedDirectories: directories = [] } = plugin
    if (directories.length === 0) return []
    const uses = plugin.dictionaryUses?.(services.forApp(plugin.name))
    return [
      { name: app?.title ?? { zh: name, en: name }, directories, ...(uses === undefined ? {} : { uses }) },
    ]
  })
}
