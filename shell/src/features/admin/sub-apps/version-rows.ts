import type { SubAppStatus } from '@apron/contract/entities/sub-app'

/** One version of an application, a line of the table. */
export interface VersionRow {
  readonly app: SubAppStatus
  readonly version: SubAppStatus['versions'][number]
  readonly state: 'active' | 'off' | 'usable' | 'broken'
}

/** A line per version: applications by name, the highest version first. @param keyword part of a name; empty: all */
export function versionRows(apps: readonly SubAppStatus[], keyword: string): VersionRow[] {
  const wanted = keyword.trim().toLowerCase()
  return apps
    .filter(({ name }) => name.toLowerCase().includes(wanted))
    .flatMap(app => app.versions.map(version => ({ app, version, state: stateOf(app, version) })))
}

/** What the lines are sorted by, by the column. */
export const VERSION_SORT_VALUES = {
  app: ({ app }: VersionRow) => app.name,
  version: ({ version }: VersionRow) => version.version,
  state: ({ state }: VersionRow) => state,
  inUse: ({ version }: VersionRow) => version.inUse,
  loads: ({ version }: VersionRow) => version.loads,
  median: ({ version }: VersionRow) => version.medianMs,
  p95: ({ version }: VersionRow) => version.p95Ms,
  failures: ({ version: { failures } }: VersionRow) =>
    failures.loadFailed + failures.crashed + failures.error,
  placed: ({ version }: VersionRow) => version.placed,
  lastSeen: ({ version }: VersionRow) => version.lastSeen,
}

function stateOf(app: SubAppStatus, { version, fault }: VersionRow['version']): VersionRow['state'] {
  if (fault !== null) return 'broken'
  if (version !== app.activeVersion) return 'usable'
  return app.enabled ? 'active' : 'off'
}

/** What can be done with a line. `follow` and the switch belong to the application and stand at its active version. */
export function versionActions({
  app,
  version,
  state,
}: VersionRow): readonly ('use' | 'follow' | 'disable' | 'enable')[] {
  if (version.version !== app.activeVersion) return state === 'usable' ? ['use'] : []
  return [app.enabled ? 'disable' : 'enable', ...(app.pinned ? (['follow'] as const) : [])]
}

/** How many windows have the active version. */
export function windowsInUse({ activeVersion, versions }: SubAppStatus): number {
  return versions.find(({ version }) => version === activeVersion)?.inUse ?? 0
}
