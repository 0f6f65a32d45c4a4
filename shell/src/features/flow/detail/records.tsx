import type { FlowRecord } from '@apron/contract/flow/flow'
import { listFlowRecords } from '@apron/contract/flow/flow.calls'
import { RECORD_NOTES } from '@apron/contract/flow/flow-words'
import type { TextPair } from '@apron/contract/texts/text-pair'
import { wireMinute } from '@apron/contract/wire/formats/wire-time'
import { useLanguage, useTexts } from '@apron/sdk'
import { useAppQuery } from '@apron/sdk/query'
import { Section } from '@apron/ui/page'
import { DataTable, type TableColumn } from '@apron/ui/table'
import { flowTexts } from '../flow.texts.ts'
import { actorText } from '../shared/flow-columns.tsx'
import { actionMeaning, actionText } from '../shared/flow-state.ts'
import { statusColumn } from '../shared/status-column.tsx'
import { detailTexts } from './detail.texts.ts'
import { formatDuration } from './duration.ts'

const NOTES = new Map<string, TextPair>(Object.entries(RECORD_NOTES))
const labels = detailTexts.records

/** The history of decisions, oldest first: person, time, remark and duration (FLOW-02). */
export function Records({ insId }: { readonly insId: string }) {
  const t = useTexts(detailTexts)
  const { onBehalf } = useTexts(flowTexts)
  const language = useLanguage()
  const records = useAppQuery(listFlowRecords, { query: { insId } })
  const rows = records.data ?? []
  // The history is append-only, so the index is a stable key.
  const keys = new Map(rows.map((record, index) => [record, String(index)]))
  const remarkOf = ({ remark, note }: FlowRecord) =>
    [remark, note === null ? '' : (NOTES.get(note)?.[language] ?? note)]
      .filter(each => each !== '')
      .join(' · ')
  const columns: TableColumn<FlowRecord>[] = [
    { id: 'node', labels: labels.node, cell: row => row.node, minWidth: 132, card: 'title' },
    statusColumn({
      id: 'act',
      labels: labels.act,
      meaning: row => (row.isVoid ? 'neutral' : actionMeaning(row.act)),
      text: row => actionText(row.act, language) + (row.isVoid ? ` · ${t.records.void}` : ''),
      minWidth: 148,
      card: 'head',
    }),
    {
      id: 'by',
      labels: labels.by,
      cell: row => (row.by === null ? t.records.portal : actorText(row.by, row.forWhom, onBehalf)),
      minWidth: 132,
    },
    { id: 'at', labels: labels.at, cell: row => wireMinute(row.at), width: 148 },
    {
      id: 'duration',
      labels: labels.duration,
      cell: row => (row.seconds === null ? '–' : formatDuration(row.seconds, t.records)),
      width: 124,
    },
    { id: 'remark', labels: labels.remark, cell: row => remarkOf(row) || '–', minWidth: 180 },
  ]
  return (
    <Section title={t.records.title} count={rows.length}>
      <DataTable
        label={t.records.title}
        columns={columns}
        rows={rows}
        rowKey={row => keys.get(row) ?? ''}
        state={records.isPending ? 'loading' : records.isError ? 'failed' : 'ready'}
        onRetry={() => void records.refetch()}
        emptyText={t.records.empty}
        cards
      />
    </Section>
  )
}
