import type { RecordDefinition } from '@apron/contract/records/define-record'
import type { RecordFields } from '@apron/contract/records/fields'
import type { AppDefinition } from '@apron/contract/sub-apps/app-definition'
import type { ServerRoute } from '../calls/serve-call.ts'
import { fileKindOf, type RecordHooks } from '../records/described/record-hooks.ts'
import {
  directoriesOf,
  recordDictionaryUses,
  recordFileReader,
  recordSearchProvider,
} from '../records/described/record-parts.ts'
import { recordRoutes } from '../records/described/record-routes.ts'
import type { PluginServices } from './plugin-services.ts'
import type { ServerPlugin } from './server-plugin.ts'

/** A described record with its page and server-side rules. */
export interface ServedRecord {
  readonly record: RecordDefinition
  readonly page: `/${string}`
  readonly hooks?: (services: PluginServices) => RecordHooks<RecordFields>
}

/** Combines a record with its server-side rules. @param page path of the record page within the application */
export function servedRecord<Fields extends RecordFields>(
  record: RecordDefinition<Fields>,
  page: `/${string}`,
  hooks?: (services: PluginServices) => RecordHooks<Fields>,
): ServedRecord {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- record and hooks belong to the same fields
  return { record, page, ...(hooks === undefined ? {} : { hooks }) } as unknown as ServedRecord
}

interface PluginParts extends Omit<ServerPlugin, 'name' | 'app' | 'routes'> {
  readonly app: AppDefinition
  readonly served: readonly ServedRecord[]
  /** Additional calls. */
  readonly routes?: (services: PluginServices) => readonly ServerRoute[]
}

/** Builds a server plugin from described records, including search, files and dictionary use. */
export function definePlugin({ app, served, routes, ...own }: PluginParts): ServerPlugin {
  const directories = served.flatMap(({ record }) => directoriesOf(record))
  return {
    ...own,
    name: app.name,
    app,
    routes: services => [
      ...served.flatMap(({ record, hooks }) => recordRoutes(services, record, hooks?.(services))),
      ...(routes?.(services) ?? []),
    ],
    records: services => [
      ...served.map(({ record, page, hooks }) =>
        recordSearchProvider(services, record, page, hooks?.(services).visible),
      ),
      ...(own.records?.(services) ?? []),
    ],
    referencedDirectories: [...new Set([...directories, ...(own.referencedDirectories ?? [])])],
    dictionaryUses: services => async (db, values) => {
      const uses = [
        ...served.map(({ record }) => recordDictionaryUses(record)),
        own.dictionaryUses?.(services) ?? (async () => []),
      ]
      return (await Promise.all(uses.map(use => use(db, values)))).flat()
    },
    fileReaders: services => ({
      ...Object.fromEntries(
        served.map(({ record, hooks }) => [
          fileKindOf(record),
          recordFileReader(services, record, hooks?.(services).visible),
        ]),
      ),
      ...own.fileReaders?.(services),
    }),
  }
}
