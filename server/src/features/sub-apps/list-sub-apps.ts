import type { TextPair } from '@apron/contract/texts/text-pair'
import type { Kysely } from 'kysely'
import type { AppCatalogue } from '../../platform/registry/app-catalogue.ts'
import { BrokenAppVersion } from '../../platform/registry/app-version.ts'
import { compareVersions } from '../../platform/registry/version-order.ts'
import type { SubAppsTables } from './sub-apps.tables.ts'
import { NO_USAGE, type UsageStore, type VersionUsage } from './usage.store.ts'

export interface VersionState extends VersionUsage {
  readonly version: string
  /** Reason why it cannot be used, or null. */
  readonly fault: TextPair | null
  /** Time when its files were placed; null if they are gone. */
  readonly placed: Date | null
}

interface Change {
  readonly by: string
  readonly at: Date
}

/** State of a sub-application for operators and administrators. */
export interface SubAppState {
  readonly name: string
  readonly enabled: boolean
  readonly activeVersion: string | null
  readonly pinned: boolean
  readonly chosen: Change | null
  readonly switched: Change | null
  /** Highest first. */
  readonly versions: readonly VersionState[]
}

export interface ListDeps {
  readonly database: Kysely<unknown>
  readonly catalogue: AppCatalogue
  readonly usage: UsageStore
}

/** Lists every sub-application that is registered or in the folder. Checks versions not checked yet. */
export async function listSubApps({ database, catalogue, usage }: ListDeps): Promise<SubAppState[]> {
  const rows = await database.withTables<SubAppsTables>().selectFrom('sub_application').selectAll().execute()
  const registered = new Map(rows.map(row => [row.name, row]))
  const folders = await catalogue.folders()
  const used = await usage.read()

  async function stateOf(name: string, version: string): Promise<VersionState> {
    const verdict = await catalogue.verdict(name, version)
    const fault = verdict instanceof BrokenAppVersion ? verdict.reason : null
    const placed = await catalogue.placedAt(name, version)
    return { version, fault, placed, ...(used.get(`${name} ${version}`) ?? NO_USAGE) }
  }

  const names = [...new Set([...registered.keys(), ...folders.keys()])].toSorted()
  return await Promise.all(
    names.map(async name => {
      const row = registered.get(name)
      const existing = folders.get(name)?.versions ?? []
      // Lists the active version even without its folder, since that is the fault to show.
      const versions = [...new Set([...existing, ...(row ? [row.active_version] : [])])]
      return {
        name,
        enabled: row?.enabled ?? false,
        activeVersion: row?.active_version ?? null,
        pinned: row?.pinned ?? false,
        chosen: row ? { by: row.changed_by, at: row.changed_at } : null,
        switched: row?.switched_by && row.switched_at ? { by: row.switched_by, at: row.switched_at } : null,
        versions: await Promise.all(
          versions
            .toSorted(compareVersions)
            .toReversed()
            .map(async version => await stateOf(name, version)),
        ),
      }
    }),
  )
}
