import { pageAdminAudit } from '@apron/contract/calls/admin-audit.calls'
import type { AuditLine } from '@apron/contract/entities/admin-audit'
import { LONG_LIST_PAGE_SIZE } from '@apron/contract/limits/paging'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OwnPageProps } from '../../own-pages/own-page.ts'
import { adminTexts } from '../shared/admin.texts.ts'
import { AdminPage } from '../shared/admin-page.tsx'
import { logTexts } from '../shared/log.texts.ts'
import { useAdminList } from '../shared/use-admin-list.ts'
import { useLogLimits } from '../shared/use-log-limits.ts'
import { auditColumns, auditFilter } from './audit.table.tsx'
import { auditTexts } from './audit.texts.ts'
import { AuditDialog } from './audit-dialog.tsx'
import { type AuditFilter, NO_AUDIT_FILTER, toAuditCriteria } from './audit-filter.ts'

export const texts = { ...adminTexts, ...logTexts, ...auditTexts }

/** What a security officer asks about: who logged in, and who changed which account, password or right (ADM-46). */
export default function AuditPage({ services }: OwnPageProps) {
  const { http, language } = services
  const { t } = useTranslation()
  const [opened, setOpened] = useState<AuditLine | null>(null)
  const list = useAdminList<AuditLine, AuditFilter>({
    name: 'audit',
    noFilter: NO_AUDIT_FILTER,
    size: LONG_LIST_PAGE_SIZE,
    ask: (position, filter, signal) =>
      http.call(pageAdminAudit, {
        body: { ...position, queryCriteria: toAuditCriteria(filter) },
        ...(signal === undefined ? {} : { signal }),
      }),
  })
  const { toolbar, exportRows } = useLogLimits(list.query.data?.total ?? 0)
  const columns = useMemo(() => auditColumns(t, language, setOpened), [t, language])

  const allRows = () => {
    const criteria = toAuditCriteria(list.filter)
    return exportRows<AuditLine>(async (after, size) => {
      const queryCriteria = { ...criteria, ...(after === undefined ? {} : { after }) }
      return (await http.call(pageAdminAudit, { body: { current: 1, size, queryCriteria } })).records
    })
  }

  return (
    <>
      <AdminPage
        services={services}
        title={t('audit.title')}
        customCode="AQ_shell_audit"
        list={list}
        columns={columns}
        rowKey={line => String(line.id)}
        exportRows={allRows}
        toolbar={toolbar}
        renderFilter={auditFilter(t, services)}
      />
      {opened && <AuditDialog line={opened} onClose={() => setOpened(null)} />}
    </>
  )
}
