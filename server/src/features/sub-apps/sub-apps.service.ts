import type { SubAppRegistry } from '@apron/contract/sub-apps/manifest'
import type { Clock } from '@apron/contract/sub-apps/server-plugin'
import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import type { AppCatalogue } from '../../platform/registry/app-catalogue.ts'
import { MANIFEST_FILE } from '../../platform/registry/app-version.ts'
import { versionToActivate } from '../../platform/registry/version-order.ts'
import type { SubAppsTables } from './sub-apps.tables.ts'

/** `changed_by` of a version that no person has chosen. */
const FOUND_AT_START = 'server'

export interface SubAppsService {
  /** Makes the last build of every application active, unless a person has chosen a version. */
  registerFound(): Promise<void>
  /** What the shell may load now: enabled, and with sound files. */
  registry(): Promise<SubAppRegistry>
}

export function createSubAppsService(
  database: Kysely<unknown>,
  catalogue: AppCatalogue,
  clock: Clock,
  logger: FastifyBaseLogger,
): SubAppsService {
  const db = database.withTables<SubAppsTables>()
  const reported = new Set<string>()

  /** The registry is asked for with every page; the operator needs to be told once. */
  function reportOnce(name: string, version: string): void {
    if (reported.has(`${name} ${version}`)) return
    reported.add(`${name} ${version}`)
    logger.error({ app: name, version }, 'the active version of a sub-application is broken or gone')
  }

  return {
    async registerFound() {
      for (const [name, { versions, newest }] of await catalogue.scan()) {
        const version = versionToActivate(versions, newest)
        if (version === undefined) continue
        const found = { active_version: version, changed_by: FOUND_AT_START, changed_at: clock.now() }
        await db
          .insertInto('sub_application')
          .values({ name, enabled: true, ...found })
          .onConflict(conflict =>
            conflict
              .column('name')
              .doUpdateSet(found)
              .where('sub_application.changed_by', '=', FOUND_AT_START)
              .where('sub_application.active_version', '!=', version),
          )
          .execute()
      }
    },

    async registry() {
      const rows = await db
        .selectFrom('sub_application')
        .select(['name', 'active_version'])
        .where('enabled', '=', true)
        .orderBy('name')
        .execute()
      const apps: SubAppRegistry['apps'] = {}
      for (const { name, active_version: version } of rows) {
        if ((await catalogue.version(name, version)) === null) {
          reportOnce(name, version)
          continue
        }
        apps[name] = { manifest: `/apps/${name}/${version}/${MANIFEST_FILE}` }
      }
      return { schema: 1, apps }
    },
  }
}
