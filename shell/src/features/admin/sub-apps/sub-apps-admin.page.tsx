import { listSubApps } from '@apron/contract/calls/sub-app.calls'
import { SUB_APP_USAGE_DAYS } from '@apron/contract/limits/sub-app'
import { ListPage, text, useWholeList } from '@apron/pages/list'
import { fillText, useTexts } from '@apron/sdk'
import { KeywordField } from '../shared/filter-fields.tsx'
import { useVersionColumns } from './sub-apps-admin.table.tsx'
import { subAppsAdminTexts } from './sub-apps-admin.texts.ts'
import { useVersionActions } from './use-version-actions.ts'
import { VERSION_SORT_VALUES, versionActions, versionRows } from './version-rows.ts'

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
export default function SubAppsAdminPage() {
  const t = useTexts(subAppsAdminTexts)
  const list = useWholeList({
    code: 'AQ_shell_subApps',
    call: listSubApps,
    filter: { keyword: text() },
    rowsOf: (apps, { keyword }) => versionRows(apps, keyword),
    sortValues: VERSION_SORT_VALUES,
  })
  const act = useVersionActions()
  const columns = useVersionColumns(row =>
    versionActions(row).map(id => ({
      id,
      label: t[id],
      danger: id === 'disable',
      onSelect: () => void act(id, row),
    })),
  )

  return (
    <ListPage
      list={list}
      title={t.title}
      columns={columns}
      defaults={DEFAULTS}
      rowKey={row => `${row.app.name} ${row.version.version}`}
      renderFilter={(form, change) => (
        <KeywordField label={t.keyword} value={form.keyword} onChange={keyword => change({ keyword })} />
      )}
      note={fillText(t.lastDays, { days: SUB_APP_USAGE_DAYS })}
    />
  )
}
