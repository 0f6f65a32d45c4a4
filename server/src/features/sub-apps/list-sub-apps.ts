import type { TextPair } from '@apron/contract/texts/text-pair'
import type { Kysely } from 'kysely'
import type { AppCatalogue } from '../../platform/registry/app-catalogue.ts'
import { BrokenAppVersion } from '../../platform/registry/app-version.ts'
import { compareVersions } from '../../platform/registry/version-order.ts'
import type { SubAppsTables } from './sub-apps.tables.ts'
import { NO_USAGE, type UsageStore, type VersionUsage } from './usage.store.ts'

export interface VersionState extends VersionUsage {
  readonly version: string
  /** Why it cannot be used; null when it can. */
  readonly fault: TextPair | null
  /** When its files were put there; null when they are gone. */
  readonly placed: Date | null
}

interface Change {
  readonly by: string
  readonly at: Date
}

/** What an operator or an administrator sees of one sub-application. */
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

/** Every sub-application that is registered or lies in the folder. Checks every version that was not checked yet. */
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
      const there = folders.get(name)?.versions ?? []
      // The active one is shown also when its folder is gone: that is what is wrong then.
      const versions = [...new Set([...there, ...(row ? [row.active_version] : [])])]
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
