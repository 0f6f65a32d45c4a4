import { LONG_LIST_PAGE_SIZE } from '@apron/contract/limits/lists'
import { AUDIT_SORT_KEYS, type AuditLine } from '@apron/contract/operations/admin-audit'
import { pageAdminAudit } from '@apron/contract/operations/admin-audit.calls'
import { ListPage, useList } from '@apron/pages/list'
import { useCall, useTexts } from '@apron/sdk'
import { useState } from 'react'
import { useLogLimits } from '../shared/use-log-limits.ts'
import { AuditFields, useAuditColumns } from './audit.table.tsx'
import { auditTexts } from './audit.texts.ts'
import { AuditDialog } from './audit-dialog.tsx'
import { AUDIT_FILTER, toAuditCriteria } from './audit-filter.ts'

/** Security audit: logins and changes to accounts, passwords and permissions (ADM-46). */
export default function AuditPage() {
  const t = useTexts(auditTexts)
  const call = useCall()
  const [opened, setOpened] = useState<AuditLine | null>(null)
  const list = useList({
    code: 'AQ_shell_audit',
    call: pageAdminAudit,
    filter: AUDIT_FILTER,
    size: LONG_LIST_PAGE_SIZE,
    sortKeys: AUDIT_SORT_KEYS,
    criteria: toAuditCriteria,
  })
  const { note, exportRows } = useLogLimits(list.page.total)

  const allRows = () => {
    const criteria = toAuditCriteria(list.filter)
    return exportRows<AuditLine>(async (after, size) => {
      const queryCriteria = { ...criteria, ...(after === undefined ? {} : { after }) }
      return (await call(pageAdminAudit, { body: { current: 1, size, queryCriteria } })).records
    })
  }

  return (
    <>
      <ListPage
        list={list}
        title={t.title}
        columns={useAuditColumns(setOpened)}
        rowKey={line => String(line.id)}
        exportRows={allRows}
        note={note}
        renderFilter={(form, change) => <AuditFields form={form} change={change} />}
      />
      {opened && <AuditDialog line={opened} onClose={() => setOpened(null)} />}
    </>
  )
}
