import { registeredPart, type SubAppRegistry } from '@apron/contract/sub-apps/manifest'
import type { Clock } from '@apron/server-kit/time/clock'
import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import { type DevSubApps, devEntry } from '../../platform/config/dev-sub-apps.ts'
import type { AppCatalogue } from '../../platform/registry/app-catalogue.ts'
import type { AppVersion } from '../../platform/registry/app-version.ts'
import { type ActiveVersion, versionsToTry } from '../../platform/registry/version-order.ts'
import type { SubAppsTables } from './sub-apps.tables.ts'
import { installedUploads } from './uploads/uploads.store.ts'

/** `changed_by` of a version chosen automatically. */
const FOUND_AT_START = 'server'

export interface SubAppsService {
  /** Activates the last build of every application, unless a person has chosen a version. */
  registerFound(): Promise<void>
  /** Returns the enabled applications with intact files. The same object as long as nothing changes. */
  registry(): Promise<SubAppRegistry>
  /** Returns those of these names that are registered. */
  registered(names: readonly string[]): Promise<ReadonlySet<string>>
  /** Returns those of these names that are registered and disabled. */
  switchedOff(names: readonly string[]): Promise<ReadonlySet<string>>
}

export interface SubAppsDeps {
  readonly database: Kysely<unknown>
  readonly catalogue: AppCatalogue
  readonly clock: Clock
  readonly logger: Pick<FastifyBaseLogger, 'error'>
  readonly devSubApps: DevSubApps
}

function isSameList(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((entry, index) => entry === other[index])
}

export function createSubAppsService(deps: SubAppsDeps): SubAppsService {
  const { database, catalogue, clock, logger, devSubApps } = deps
  const db = database.withTables<SubAppsTables>()
  const reported = new Set<string>()
  /** Last registry and the versions it was built from. */
  let last: { readonly of: readonly AppVersion[]; readonly registry: SubAppRegistry } | null = null

  /** Logs each fault once, although the registry is requested with every page. */
  function reportOnce(name: string, version: string): void {
    if (reported.has(`${name} ${version}`)) return
    reported.add(`${name} ${version}`)
    logger.error({ app: name, version }, 'the active version of a sub-application is broken or gone')
  }

  async function findFirstIntact(name: string, versions: readonly string[]): Promise<string | null> {
    for (const version of versions) {
      if ((await catalogue.version(name, version)) !== null) return version
    }
    return null
  }

  /** Makes a version active. Another node or a person may choose at the same time. The first choice is kept. */
  async function makeActive(name: string, version: string, before: ActiveVersion | null): Promise<void> {
    const found = { active_version: version, changed_by: FOUND_AT_START, changed_at: clock.now() }
    if (before === null) {
      await db
        .insertInto('sub_application')
        .values({ name, enabled: true, ...found })
        .onConflict(conflict => conflict.doNothing())
        .execute()
    } else {
      await db
        .updateTable('sub_application')
        .set(found)
        .where('name', '=', name)
        .where('active_version', '=', before.version)
        .where('pinned', '=', false)
        .execute()
    }
  }

  async function registry(): Promise<SubAppRegistry> {
    const rows = await db
      .selectFrom('sub_application')
      .select(['name', 'active_version'])
      .where('enabled', '=', true)
      .orderBy('name')
      .execute()
    const intact: AppVersion[] = []
    for (const { name, active_version: version } of rows) {
      const found = await catalogue.version(name, version)
      if (found === null) reportOnce(name, version)
      else intact.push(found)
    }
    if (last === null || !isSameList(last.of, intact)) last = { of: intact, registry: registryFrom(intact) }
    return last.registry
  }

  /** Uploaded versions are activated by a person, never at start. */
  async function loadStartFilter(): Promise<(name: string, version: string) => boolean> {
    const uploaded = new Set((await installedUploads(database)).map(row => `${row.name} ${row.version}`))
    return (name, version) => !uploaded.has(`${name} ${version}`)
  }

  function registryFrom(versions: readonly AppVersion[]): SubAppRegistry {
    const apps = Object.fromEntries(
      versions.map(({ manifest }) => [manifest.name, { manifest: registeredPart(manifest) }]),
    )
    if (devSubApps.size === 0) return { schema: 1, apps }
    const dev = Object.fromEntries([...devSubApps].map(([name, port]) => [name, devEntry(port)]))
    return { schema: 1, apps, dev }
  }

  return {
    registry,

    async registerFound() {
      const rows = await db
        .selectFrom('sub_application')
        .select(['name', 'active_version as version', 'pinned'])
        .execute()
      const active = new Map(rows.map(row => [row.name, row]))
      const isOffered = await loadStartFilter()
      for (const [name, folder] of await catalogue.folders()) {
        const before = active.get(name) ?? null
        const wanted = versionsToTry(folder, before).filter(
          version => version === before?.version || isOffered(name, version),
        )
        const version = await findFirstIntact(name, wanted)
        if (version !== null && version !== before?.version) await makeActive(name, version, before)
      }
      // Checks every active version now, so that a broken one is reported before the first visitor.
      await registry()
    },

    async registered(names) {
      if (names.length === 0) return new Set()
      const rows = await db.selectFrom('sub_application').select('name').where('name', 'in', names).execute()
      return new Set(rows.map(row => row.name))
    },

    async switchedOff(names) {
      if (names.length === 0) return new Set()
      const rows = await db
        .selectFrom('sub_application')
        .select('name')
        .where('name', 'in', names)
        .where('enabled', '=', false)
        .execute()
      return new Set(rows.map(row => row.name))
    },
  }
}
