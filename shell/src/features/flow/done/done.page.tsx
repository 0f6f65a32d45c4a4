import { COMPLETED_FLOW_TASK_SORT_KEYS, type CompletedFlowTask, FLOW_HANDS } from '@apron/contract/flow/flow'
import { pageCompletedFlowTasks } from '@apron/contract/flow/flow.calls'
import { wireMinute } from '@apron/contract/wire/formats/wire-time'
import { OneOfField } from '@apron/pages/fields'
import { ListPage, oneOf, useList } from '@apron/pages/list'
import { useLanguage, useTexts } from '@apron/sdk'
import type { TableColumn } from '@apron/ui/table'
import { flowTexts } from '../flow.texts.ts'
import { actorText, processColumns } from '../shared/flow-columns.tsx'
import { FLOW_FILTER, FlowFields, flowCriteria } from '../shared/flow-filter.tsx'
import { useRefetchOnChange } from '../shared/flow-hints.ts'
import { actionMeaning, actionText } from '../shared/flow-state.ts'
import { doneLink } from '../shared/links.ts'
import { processState, statusColumn } from '../shared/status-column.tsx'

const SHOWN_CALLS = [pageCompletedFlowTasks]
const FILTER = { ...FLOW_FILTER, hand: oneOf(FLOW_HANDS) }
const labels = flowTexts.column
const DEFAULT_COLUMNS = ['title', 'outcome', 'node', 'by', 'decidedAt', 'state', 'initiator']

/** `/flow/completedTask`: tasks that the user or a delegate has decided (FLOW-03). */
export default function DonePage() {
  const t = useTexts(flowTexts)
  const language = useLanguage()
  const list = useList({
    code: 'AQ_flow_done',
    call: pageCompletedFlowTasks,
    filter: FILTER,
    sortKeys: COMPLETED_FLOW_TASK_SORT_KEYS,
    criteria: (filter, sort) => flowCriteria(filter, sort),
  })
  useRefetchOnChange(SHOWN_CALLS)
  const columns: TableColumn<CompletedFlowTask>[] = [
    processColumns.title,
    statusColumn({
      id: 'outcome',
      labels: labels.outcome,
      meaning: row => actionMeaning(row.outcome),
      text: row => actionText(row.outcome, language),
      width: 132,
      card: 'head',
    }),
    { id: 'node', labels: labels.node, cell: row => row.node, minWidth: 132 },
    { id: 'by', labels: labels.by, cell: row => actorText(row.by, row.forWhom, t.onBehalf), minWidth: 140 },
    { id: 'decidedAt', labels: labels.decidedAt, cell: row => wireMinute(row.decidedAt), width: 148 },
    processState(language),
    processColumns.initiator,
    processColumns.process,
    processColumns.serial,
    processColumns.businessKey,
    processColumns.startedAt,
  ]
  return (
    <ListPage
      list={list}
      title={t.done}
      columns={columns}
      defaults={DEFAULT_COLUMNS}
      rowKey={row => row.taskId}
      rowLink={doneLink}
      renderFilter={(form, change) => (
        <>
          <FlowFields form={form} change={change} days="decided" />
          <OneOfField
            label={t.filter.hand}
            value={form.hand}
            options={FLOW_HANDS.map(value => ({ value, label: t.hand[value] }))}
            onChange={hand => change({ hand })}
          />
        </>
      )}
      empty={t.empty.done}
    />
  )
}
