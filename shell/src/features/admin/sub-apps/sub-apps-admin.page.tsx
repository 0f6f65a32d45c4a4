import { listSubApps } from '@apron/contract/calls/sub-app.calls'
import { SUB_APP_USAGE_DAYS } from '@apron/contract/limits/sub-app'
import { useTranslation } from 'react-i18next'
import type { OwnPageProps } from '../../own-pages/own-page.ts'
import { adminTexts } from '../shared/admin.texts.ts'
import { AdminPage } from '../shared/admin-page.tsx'
import { useAdminList } from '../shared/use-admin-list.ts'
import { subAppsAdminTexts } from './sub-apps-admin.texts.ts'
import { useVersionActions } from './use-version-actions.ts'
import { NO_VERSION_FILTER, type VersionFilter, versionColumns, versionFilter } from './version.table.tsx'
import { type VersionRow, versionActions, versionRows } from './version-rows.ts'

export const texts = { ...adminTexts, ...subAppsAdminTexts }

const DEFAULTS = [
  'app',
  'version',
  'state',
  'placed',
  'inUse',
  'loads',
  'median',
  'p95',
  'failures',
  'actions',
]

/** Versions of sub-applications: which is active, how each does; roll back and switch off. */
export default function SubAppsAdminPage({ services }: OwnPageProps) {
  const { http } = services
  const { t } = useTranslation()
  const list = useAdminList<VersionRow, VersionFilter>({
    name: 'subApps',
    noFilter: NO_VERSION_FILTER,
    ask: async ({ current, size }, { keyword }, signal) => {
      const apps = await http.call(listSubApps, { quiet: true, ...(signal === undefined ? {} : { signal }) })
      const rows = versionRows(apps, keyword)
      return { records: rows.slice((current - 1) * size, current * size), total: rows.length, current, size }
    },
  })
  const act = useVersionActions(services, list.reload)

  const columns = versionColumns(t, row =>
    versionActions(row).map(id => ({
      id,
      label: t(`subAppsAdmin.${id}`),
      danger: id === 'disable',
      onSelect: () => void act(id, row),
    })),
  )

  return (
    <AdminPage
      services={services}
      title={t('subAppsAdmin.title')}
      customCode="AQ_shell_subApps"
      list={list}
      columns={columns}
      defaults={DEFAULTS}
      rowKey={row => `${row.app.name} ${row.version.version}`}
      renderFilter={versionFilter(t)}
      toolbar={t('subAppsAdmin.lastDays', { days: SUB_APP_USAGE_DAYS })}
    />
  )
}
