import { SUB_APP_USAGE_DAYS } from '@apron/contract/limits/sub-app'
import { ADMIN_PERMISSIONS } from '@apron/contract/rules/rights/admin-permissions'
import type { AdminSubAppUploads } from '@apron/contract/sub-apps/admin-sub-app'
import { listAdminSubAppUploads } from '@apron/contract/sub-apps/admin-sub-app.calls'
import { listSubApps } from '@apron/contract/sub-apps/sub-app.calls'
import { AddButton, KeywordField, ListPage, text, useRecordDialog, useWholeList } from '@apron/pages/list'
import { fillText, usePermission, useSession, useTexts } from '@apron/sdk'
import { useAppQuery } from '@apron/sdk/query'
import { Skeleton } from '@apron/ui/feedback'
import { SUB_APP_DEFAULTS, useVersionColumns } from './sub-apps-admin.table.tsx'
import { subAppsAdminTexts } from './sub-apps-admin.texts.ts'
import { UploadDetailsDialog } from './upload-details-dialog.tsx'
import { UploadDialog } from './upload-dialog.tsx'
import { useVersionActions } from './use-version-actions.ts'
import {
  VERSION_SORT_VALUES,
  type VersionAction,
  type VersionRow,
  versionActions,
  versionRows,
} from './version-rows.ts'

const NOTHING: AdminSubAppUploads = { keys: [], uploads: [] }
const DANGEROUS: ReadonlySet<VersionAction> = new Set(['disable', 'refuse', 'remove'])

type Opened = { readonly dialog: 'upload' } | { readonly dialog: 'look'; readonly row: VersionRow }

/** Versions of sub-applications: state and health of each; upload, roll back and disable. */
export default function SubAppsAdminPage() {
  const t = useTexts(subAppsAdminTexts)
  const mayUpload = usePermission(ADMIN_PERMISSIONS.subApps.upload)
  const userCode = useSession().user?.code
  const uploads = useAppQuery(listAdminSubAppUploads)
  const uploadData = uploads.data ?? NOTHING
  const list = useWholeList({
    code: 'AQ_shell_subApps',
    call: listSubApps,
    filter: { keyword: text() },
    rowsOf: (apps, { keyword }) => versionRows(apps, uploadData.uploads, keyword),
    sortValues: VERSION_SORT_VALUES,
  })
  const { opened, open, close } = useRecordDialog<Opened>(list.reload)
  const runAction = useVersionActions()
  const columns = useVersionColumns(row =>
    versionActions(row, { mayUpload, userCode }).map(id => ({
      id,
      label: t[id],
      danger: DANGEROUS.has(id),
      onSelect: () => {
        if (id === 'look') open({ dialog: id, row })
        else void runAction(id, row)
      },
    })),
  )
  const canUpload = mayUpload && uploadData.keys.length > 0
  const counts = fillText(t.lastDays, { days: SUB_APP_USAGE_DAYS })
  // The key status appears above the filter, so it is awaited to avoid a layout shift.
  if (mayUpload && uploads.isPending) return <Skeleton lines={6} />

  return (
    <>
      <ListPage
        list={list}
        title={t.title}
        columns={columns}
        defaults={SUB_APP_DEFAULTS}
        rowKey={row =>
          `${row.app.name} ${row.version.version} ${row.state === 'waiting' ? row.upload?.id : ''}`
        }
        renderFilter={(form, change) => (
          <KeywordField label={t.keyword} value={form.keyword} onChange={keyword => change({ keyword })} />
        )}
        add={canUpload && <AddButton label={t.upload} onClick={() => open({ dialog: 'upload' })} />}
        note={mayUpload && uploads.isSuccess && !canUpload ? `${counts} ${t.noKeys}` : counts}
      />
      {opened?.dialog === 'upload' && <UploadDialog keys={uploadData.keys} onClose={close} />}
      {opened?.dialog === 'look' && opened.row.upload !== null && (
        <UploadDetailsDialog upload={opened.row.upload} mayUpload={mayUpload} onClose={close} />
      )}
    </>
  )
}
