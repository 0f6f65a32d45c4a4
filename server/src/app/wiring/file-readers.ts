import type { FileReader } from '@apron/server-kit/files/files-service'
import type { ServerPlugin } from '@apron/server-kit/plugin/server-plugin'
import { PUBLISHED_KIND, readPublished } from '../../features/files/published.ts'
import type { ServicesOfApps } from './services-of-apps.ts'

/**
 * Collects the file read checks by record kind.
 * @param own readers of the portal's features
 * @throws if two have the same kind
 */
export function fileReaders(
  plugins: readonly ServerPlugin[],
  services: ServicesOfApps,
  own: Readonly<Record<string, FileReader>>,
): ReadonlyMap<string, FileReader> {
  const readers = new Map([[PUBLISHED_KIND, readPublished], ...Object.entries(own)])
  for (const plugin of plugins) {
    for (const [kind, reader] of Object.entries(plugin.fileReaders?.(services.forApp(plugin.name)) ?? {})) {
      if (readers.has(kind)) throw new Error(`The files of ${kind} have two readers`)
      readers.set(kind, reader)
    }
  }
  return readers
}
