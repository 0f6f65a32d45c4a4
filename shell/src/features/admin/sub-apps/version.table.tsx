import type { SubAppStatus } from '@apron/contract/entities/sub-app'
import { type Meaning, Status } from '@apron/ui/status'
import type { TableColumn } from '@apron/ui/table'
import type { TFunction } from 'i18next'
import { type ActionsOf, actionsColumn } from '../shared/actions-column.tsx'
import { adminTexts } from '../shared/admin.texts.ts'
import { KeywordField } from '../shared/filter-fields.tsx'
import { subAppsAdminTexts } from './sub-apps-admin.texts.ts'
import { type VersionRow } from './version-rows.ts'

const MEANINGS = {
  active: 'green',
  off: 'amber',
  usable: 'neutral',
  broken: 'red',
} as const satisfies Record<VersionRow['state'], Meaning>

/** What stands in the filter; null and empty mean no condition. */
export interface VersionFilter {
  readonly keyword: string
}

export const NO_VERSION_FILTER: VersionFilter = { keyword: '' }

/** The columns of the table. */
export function versionColumns(t: TFunction, actions: ActionsOf<VersionRow>): TableColumn<VersionRow>[] {
  const time = (ms: number | null) => (ms === null ? '–' : t('subAppsAdmin.ms', { ms }))
  const by = (name: string) => (name === 'server' ? t('subAppsAdmin.server') : name)
  const chosenOf = ({ activeVersion, chosen, pinned }: SubAppStatus, version: string) =>
    chosen === null || version !== activeVersion
      ? ''
      : t(pinned ? 'subAppsAdmin.chosenBy' : 'subAppsAdmin.follows', {
          by: by(chosen.by),
          at: chosen.at.slice(0, 16),
        })
  return [
    {
      id: 'app',
      labels: subAppsAdminTexts['subAppsAdmin.application'],
      cell: row => row.app.name,
      minWidth: 148,
      mono: true,
      locked: true,
    },
    {
      id: 'version',
      labels: subAppsAdminTexts['subAppsAdmin.version'],
      cell: row => row.version.version,
      minWidth: 164,
      mono: true,
      locked: true,
    },
    {
      id: 'state',
      labels: adminTexts['admin.state'],
      cell: row => <Status meaning={MEANINGS[row.state]}>{t(`subAppsAdmin.state.${row.state}`)}</Status>,
      text: row => t(`subAppsAdmin.state.${row.state}`),
      minWidth: 128,
    },
    {
      id: 'inUse',
      labels: subAppsAdminTexts['subAppsAdmin.inUse'],
      cell: row => row.version.inUse,
      width: 116,
      align: 'end',
    },
    {
      id: 'loads',
      labels: subAppsAdminTexts['subAppsAdmin.loads'],
      cell: row => row.version.loads,
      width: 84,
      align: 'end',
    },
    {
      id: 'median',
      labels: subAppsAdminTexts['subAppsAdmin.median'],
      cell: row => time(row.version.medianMs),
      width: 108,
      align: 'end',
    },
    {
      id: 'p95',
      labels: subAppsAdminTexts['subAppsAdmin.p95'],
      cell: row => time(row.version.p95Ms),
      width: 116,
      align: 'end',
    },
    {
      id: 'failures',
      labels: subAppsAdminTexts['subAppsAdmin.failures'],
      cell: ({ version: { failures } }) =>
        failures.loadFailed + failures.crashed + failures.error === 0
          ? '–'
          : t('subAppsAdmin.failuresOf', failures),
      minWidth: 116,
    },
    {
      id: 'placed',
      labels: subAppsAdminTexts['subAppsAdmin.placed'],
      cell: row => row.version.placed?.slice(0, 16) ?? '–',
      width: 152,
    },
    {
      id: 'lastCause',
      labels: subAppsAdminTexts['subAppsAdmin.lastCause'],
      cell: row => row.version.lastCause ?? '–',
      width: 124,
      mono: true,
    },
    {
      id: 'lastSeen',
      labels: subAppsAdminTexts['subAppsAdmin.lastSeen'],
      cell: row => row.version.lastSeen?.slice(0, 16) ?? '–',
      width: 152,
    },
    {
      id: 'chosen',
      labels: subAppsAdminTexts['subAppsAdmin.chosen'],
      cell: row => chosenOf(row.app, row.version.version),
      minWidth: 200,
    },
    {
      id: 'fault',
      labels: subAppsAdminTexts['subAppsAdmin.reason'],
      cell: row => row.version.fault ?? '',
      minWidth: 200,
    },
    ...actionsColumn(actions, row => `${row.app.name} ${row.version.version}`, 160),
  ]
}

/** The fields of the filter. */
export function versionFilter(t: TFunction) {
  return (form: VersionFilter, change: (part: Partial<VersionFilter>) => void) => (
    <KeywordField
      label={t('subAppsAdmin.keyword')}
      value={form.keyword}
      onChange={keyword => change({ keyword })}
    />
  )
}
