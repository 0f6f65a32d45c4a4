import type { SubAppStatus } from '@apron/contract/sub-apps/sub-app'
import { wireMinute } from '@apron/contract/wire/formats/wire-time'
import { type ActionsOf, actionsColumn, stateColumn } from '@apron/pages/list'
import { fillText, useTexts } from '@apron/sdk'
import type { Meaning } from '@apron/ui/status'
import type { TableColumn } from '@apron/ui/table'
import { subAppsAdminTexts } from './sub-apps-admin.texts.ts'
import { type VersionRow } from './version-rows.ts'

const MEANINGS = {
  active: 'green',
  off: 'amber',
  usable: 'neutral',
  broken: 'red',
  waiting: 'amber',
} as const satisfies Record<VersionRow['state'], Meaning>

/** As many columns as fit next to the menu at 1366 px. Loads and load times are optional. */
export const SUB_APP_DEFAULTS = ['app', 'version', 'state', 'uploaded', 'inUse', 'failures', 'actions']

/** Returns the date part of a timestamp, or a dash for none. */
function dayOf(time: string | null): string {
  return time === null ? '–' : wireMinute(time).slice(0, 10)
}

export function useVersionColumns(actions: ActionsOf<VersionRow>): TableColumn<VersionRow>[] {
  const t = useTexts(subAppsAdminTexts)
  const time = (ms: number | null) => (ms === null ? '–' : fillText(t.ms, { ms }))
  const by = (name: string) => (name === 'server' ? t.server : name)
  const describeChoice = ({ activeVersion, chosen, pinned }: SubAppStatus, version: string) =>
    chosen === null || version !== activeVersion
      ? ''
      : fillText(t[pinned ? 'chosenBy' : 'follows'], {
          by: by(chosen.by),
          at: wireMinute(chosen.at),
        })
  return [
    {
      id: 'app',
      labels: subAppsAdminTexts.application,
      cell: row => row.app.title,
      width: 148,
      locked: true,
    },
    {
      id: 'version',
      card: 'head',
      labels: subAppsAdminTexts.version,
      cell: row => row.version.version,
      minWidth: 156,
      mono: true,
      locked: true,
    },
    {
      id: 'name',
      labels: subAppsAdminTexts.name,
      cell: row => row.app.name,
      width: 148,
      mono: true,
    },
    stateColumn({
      meaning: row => MEANINGS[row.state],
      text: row => t[`state.${row.state}` as const],
      width: 180,
    }),
    {
      id: 'uploaded',
      labels: subAppsAdminTexts.origin,
      cell: ({ upload, version }) =>
        upload === null
          ? fillText(t.placedAt, { at: dayOf(version.placed) })
          : fillText(t.uploadedAt, {
              by: upload.uploadedBy.name,
              at: dayOf(upload.uploadedAt),
            }),
      minWidth: 200,
    },
    {
      id: 'inUse',
      labels: subAppsAdminTexts.inUse,
      cell: row => row.version.inUse,
      width: 116,
      align: 'end',
    },
    {
      id: 'loads',
      labels: subAppsAdminTexts.loads,
      cell: row => row.version.loads,
      width: 84,
      align: 'end',
    },
    {
      id: 'median',
      labels: subAppsAdminTexts.median,
      cell: row => time(row.version.medianMs),
      width: 108,
      align: 'end',
    },
    {
      id: 'p95',
      labels: subAppsAdminTexts.p95,
      formerLabels: ['加载 95%'],
      cell: row => time(row.version.p95Ms),
      width: 116,
      align: 'end',
    },
    {
      id: 'failures',
      labels: subAppsAdminTexts.failures,
      cell: ({ version: { failures } }) =>
        failures.loadFailed + failures.crashed + failures.error === 0
          ? '–'
          : fillText(t.failuresOf, failures),
      width: 112,
    },
    {
      id: 'placed',
      labels: subAppsAdminTexts.placed,
      formerLabels: ['放入时间'],
      cell: row => wireMinute(row.version.placed) || '–',
      width: 152,
    },
    {
      id: 'lastCause',
      labels: subAppsAdminTexts.lastCause,
      cell: row => row.version.lastCause ?? '–',
      width: 124,
      mono: true,
    },
    {
      id: 'lastSeen',
      labels: subAppsAdminTexts.lastSeen,
      cell: row => wireMinute(row.version.lastSeen) || '–',
      width: 152,
    },
    {
      id: 'chosen',
      labels: subAppsAdminTexts.chosen,
      formerLabels: ['选定', 'Chosen'],
      cell: row => describeChoice(row.app, row.version.version),
      minWidth: 200,
    },
    {
      id: 'fault',
      labels: subAppsAdminTexts.reason,
      cell: row => row.version.fault ?? '',
      minWidth: 200,
    },
    ...actionsColumn(actions, row => `${row.app.name} ${row.version.version}`, 168),
  ]
}
