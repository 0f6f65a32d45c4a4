import type { AdminFlowDefinition } from '@apron/contract/flow/admin-flow'
import { listAdminFlowDefinitions } from '@apron/contract/flow/admin-flow.calls'
import { wireMinute } from '@apron/contract/wire/formats/wire-time'
import { stateColumn } from '@apron/pages/list'
import { useTexts } from '@apron/sdk'
import { useAppQuery } from '@apron/sdk/query'
import { DataTable, type TableColumn } from '@apron/ui/table'
import { flowsTexts } from './flows.texts.ts'

/** Number of leading digits of the digest to show. */
const DIGITS = 12

/** Lists all versions of all definitions with the number of processes on each. */
export function VersionsTable() {
  const t = useTexts(flowsTexts)
  const definitions = useAppQuery(listAdminFlowDefinitions)
  const rows = definitions.data ?? []
  const columns: TableColumn<AdminFlowDefinition>[] = [
    { id: 'name', labels: flowsTexts.kind, cell: row => row.name, minWidth: 184, card: 'title' },
    { id: 'version', labels: flowsTexts.version, cell: row => String(row.version), width: 92 },
    stateColumn({
      id: 'newest',
      labels: flowsTexts.newest,
      meaning: ({ newest }) => (newest ? 'green' : 'neutral'),
      text: ({ newest }) => (newest ? t.isNewest : t.isOld),
      width: 116,
    }),
    { id: 'running', labels: flowsTexts.running, cell: row => String(row.running), width: 100 },
    { id: 'ended', labels: flowsTexts.ended, cell: row => String(row.ended), width: 100 },
    { id: 'loaded', labels: flowsTexts.loaded, cell: row => wireMinute(row.loadedAt), width: 160 },
    {
      id: 'digest',
      labels: flowsTexts.digest,
      cell: row => row.digest.slice(0, DIGITS),
      width: 148,
      mono: true,
    },
  ]
  return (
    <DataTable
      label={t['tab.versions']}
      columns={columns}
      rows={rows}
      rowKey={row => row.templateId}
      state={definitions.isPending ? 'loading' : definitions.isError ? 'failed' : 'ready'}
      errorText={t.failed}
      onRetry={() => void definitions.refetch()}
      emptyText={t.failed}
      exportRows={() => rows}
      cards
    />
  )
}
