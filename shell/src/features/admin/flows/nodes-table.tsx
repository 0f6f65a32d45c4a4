import type { AdminFlowNode } from '@apron/contract/flow/admin-flow'
import { listAdminFlowNodes } from '@apron/contract/flow/admin-flow.calls'
import { wireMinute } from '@apron/contract/wire/formats/wire-time'
import { actionsColumn } from '@apron/pages/list'
import { useTexts } from '@apron/sdk'
import { useAppQuery } from '@apron/sdk/query'
import { DataTable, type TableColumn } from '@apron/ui/table'
import { nodeOption } from './flow-filter.ts'
import { flowsTexts } from './flows.texts.ts'

/** Shows at which nodes processes wait and how long they have. Each node links to its processes. */
export function NodesTable({ onShow }: { readonly onShow: (where: string) => void }) {
  const t = useTexts(flowsTexts)
  const nodes = useAppQuery(listAdminFlowNodes)
  const rows = nodes.data ?? []
  const columns: TableColumn<AdminFlowNode>[] = [
    { id: 'process', labels: flowsTexts.kind, cell: row => row.process, minWidth: 168 },
    { id: 'node', labels: flowsTexts.node, cell: row => row.node, minWidth: 148, card: 'title' },
    { id: 'total', labels: flowsTexts.total, cell: row => String(row.total), width: 108 },
    { id: 'day', labels: flowsTexts.day, cell: row => String(row.day), width: 108 },
    { id: 'days', labels: flowsTexts.days, cell: row => String(row.days), width: 108 },
    { id: 'longer', labels: flowsTexts.longer, cell: row => String(row.longer), width: 124 },
    { id: 'oldest', labels: flowsTexts.oldest, cell: row => wireMinute(row.oldest), width: 160 },
    ...actionsColumn<AdminFlowNode>(
      row => [{ id: 'show', label: t.show, onSelect: () => onShow(nodeOption(row.kind, row.nodeId)) }],
      row => row.node,
      148,
    ),
  ]
  return (
    <DataTable
      label={t['tab.nodes']}
      columns={columns}
      rows={rows}
      rowKey={row => nodeOption(row.kind, row.nodeId)}
      state={nodes.isPending ? 'loading' : nodes.isError ? 'failed' : 'ready'}
      errorText={t.failed}
      onRetry={() => void nodes.refetch()}
      emptyText={t.nodesEmpty}
      exportRows={() => rows}
      cards
    />
  )
}
