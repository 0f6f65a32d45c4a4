import type { AdminSubAppUpload } from '@apron/contract/sub-apps/admin-sub-app'
import type { SubAppStatus } from '@apron/contract/sub-apps/sub-app'

/** States of a version in the order of its life cycle. */
const STATES = ['waiting', 'usable', 'active', 'off', 'broken'] as const
type VersionState = (typeof STATES)[number]

/** A table row: one version of an application. */
export interface VersionRow {
  readonly app: SubAppStatus
  readonly version: SubAppStatus['versions'][number]
  readonly state: VersionState
  /** The upload it came from, or null if it was placed on the server. */
  readonly upload: AdminSubAppUpload | null
}

const NO_VERSION: Omit<VersionRow['version'], 'version'> = {
  fault: null,
  placed: null,
  inUse: 0,
  loads: 0,
  medianMs: null,
  p95Ms: null,
  failures: { loadFailed: 0, crashed: 0, error: 0 },
  lastCause: null,
  lastSeen: null,
}

const SHOWN_UPLOAD_STATES: ReadonlySet<AdminSubAppUpload['state']> = new Set(['installed', 'waiting'])

/** Returns a placeholder status for an application that is not installed yet. */
function newApp(name: string): SubAppStatus {
  return {
    name,
    title: name,
    enabled: false,
    activeVersion: null,
    pinned: false,
    chosen: null,
    switched: null,
    versions: [],
  }
}

/**
 * Returns one row per version: applications by name, pending versions first, then highest version first.
 * @param keyword part of a name or title; empty for all
 */
export function versionRows(
  apps: readonly SubAppStatus[],
  uploads: readonly AdminSubAppUpload[],
  keyword: string,
): VersionRow[] {
  const wanted = keyword.trim().toLowerCase()
  const appNames = new Set(apps.map(({ name }) => name))
  const waiting = uploads.filter(({ state }) => state === 'waiting')
  const newNames = [...new Set(waiting.map(({ name }) => name))].filter(name => !appNames.has(name))
  return [...apps, ...newNames.map(newApp)]
    .toSorted((one, other) => one.name.localeCompare(other.name))
    .filter(({ name, title }) => [name, title].some(text => text.toLowerCase().includes(wanted)))
    .flatMap(app => {
      // The two responses are not in sync: a version that was just confirmed may appear in both.
      const installed = new Set(app.versions.map(({ version }) => version))
      const pending = waiting.filter(({ name, version }) => name === app.name && !installed.has(version))
      return pending
        .map(upload => waitingRow(app, upload))
        .concat(app.versions.map(version => versionRow(app, version, uploads)))
    })
}

/** Sort values by column. */
export const VERSION_SORT_VALUES = {
  app: ({ app }: VersionRow) => app.title,
  name: ({ app }: VersionRow) => app.name,
  version: ({ version }: VersionRow) => version.version,
  state: ({ state }: VersionRow) => STATES.indexOf(state),
  inUse: ({ version }: VersionRow) => version.inUse,
  loads: ({ version }: VersionRow) => version.loads,
  median: ({ version }: VersionRow) => version.medianMs,
  p95: ({ version }: VersionRow) => version.p95Ms,
  failures: ({ version: { failures } }: VersionRow) =>
    failures.loadFailed + failures.crashed + failures.error,
  placed: ({ version }: VersionRow) => version.placed,
  lastSeen: ({ version }: VersionRow) => version.lastSeen,
}

function waitingRow(app: SubAppStatus, upload: AdminSubAppUpload): VersionRow {
  return { app, version: { ...NO_VERSION, version: upload.version }, state: 'waiting', upload }
}

function versionRow(
  app: SubAppStatus,
  version: VersionRow['version'],
  uploads: readonly AdminSubAppUpload[],
): VersionRow {
  const isSameVersion = (one: { readonly name: string; readonly version: string }) =>
    one.name === app.name && one.version === version.version
  const upload = uploads.find(one => isSameVersion(one) && SHOWN_UPLOAD_STATES.has(one.state)) ?? null
  return { app, version, state: stateOf(app, version), upload }
}

function stateOf(app: SubAppStatus, { version, fault }: VersionRow['version']): VersionRow['state'] {
  if (fault !== null) return 'broken'
  if (version === app.activeVersion) return app.enabled ? 'active' : 'off'
  return 'usable'
}

export type VersionAction =
  | 'look'
  | 'refuse'
  | 'withdraw'
  | 'use'
  | 'remove'
  | 'follow'
  | 'disable'
  | 'enable'

/**
 * Returns the actions of a row. `follow` and the switch concern the application and appear at its active
 * version.
 */
export function versionActions(
  row: VersionRow,
  { mayUpload, userCode }: { readonly mayUpload: boolean; readonly userCode: string | undefined },
): readonly VersionAction[] {
  const { app, version, state, upload } = row
  if (state === 'waiting') {
    if (!mayUpload) return ['look']
    return ['look', upload?.uploadedBy.code === userCode ? 'withdraw' : 'refuse']
  }
  const look: VersionAction[] = upload === null ? [] : ['look']
  if (version.version === app.activeVersion) {
    return [app.enabled ? 'disable' : 'enable', ...(app.pinned ? (['follow'] as const) : []), ...look]
  }
  const remove: VersionAction[] = upload !== null && version.inUse === 0 ? ['remove'] : []
  if (state === 'broken') return [...remove, ...look]
  return ['use', ...look, ...remove]
}

/** Counts the windows running the active version. */
export function windowsInUse({ activeVersion, versions }: SubAppStatus): number {
  return versions.find(({ version }) => version === activeVersion)?.inUse ?? 0
}
