import { FLOW_STATUSES, STARTED_FLOW_SORT_KEYS, type StartedFlow } from '@apron/contract/flow/flow'
import { pageStartedFlows } from '@apron/contract/flow/flow.calls'
import { wireMinute } from '@apron/contract/wire/formats/wire-time'
import { OneOfField } from '@apron/pages/fields'
import { ListPage, oneOf, useList } from '@apron/pages/list'
import { useLanguage, useTexts } from '@apron/sdk'
import { LinkButton } from '@apron/ui/button'
import { IconPlus } from '@apron/ui/icons'
import type { TableColumn } from '@apron/ui/table'
import { FLOW_PATHS } from '../../../paths.ts'
import { flowTexts } from '../flow.texts.ts'
import { processColumns } from '../shared/flow-columns.tsx'
import { FLOW_FILTER, FlowFields, flowCriteria } from '../shared/flow-filter.tsx'
import { useRefetchOnChange } from '../shared/flow-hints.ts'
import { stateText } from '../shared/flow-state.ts'
import { startedLink } from '../shared/links.ts'
import { processState } from '../shared/status-column.tsx'

const SHOWN_CALLS = [pageStartedFlows]
const labels = flowTexts.column
const FILTER = { ...FLOW_FILTER, state: oneOf(FLOW_STATUSES) }
const DEFAULT_COLUMNS = ['title', 'state', 'at', 'serial', 'startedAt', 'endedAt']

/** `/flow/staredtTask`: processes that the user started (FLOW-05). */
export default function StartedPage() {
  const t = useTexts(flowTexts)
  const language = useLanguage()
  const list = useList({
    code: 'AQ_flow_started',
    call: pageStartedFlows,
    filter: FILTER,
    sortKeys: STARTED_FLOW_SORT_KEYS,
    criteria: (filter, sort) => flowCriteria(filter, sort),
  })
  useRefetchOnChange(SHOWN_CALLS)
  const columns: TableColumn<StartedFlow>[] = [
    processColumns.title,
    processState(language, { card: 'head' }),
    { id: 'at', labels: labels.at, cell: row => row.at.join(' · ') || '–', minWidth: 148 },
    processColumns.serial,
    processColumns.startedAt,
    { id: 'endedAt', labels: labels.endedAt, cell: row => wireMinute(row.endedAt) || '–', width: 148 },
    processColumns.process,
    processColumns.businessKey,
  ]
  return (
    <ListPage
      list={list}
      title={t.started}
      columns={columns}
      defaults={DEFAULT_COLUMNS}
      rowKey={row => row.insId}
      rowLink={startedLink}
      renderFilter={(form, change) => (
        <>
          <FlowFields form={form} change={change} days="began" />
          <OneOfField
            label={t.filter.state}
            value={form.state}
            options={FLOW_STATUSES.map(value => ({ value, label: stateText(value, language) }))}
            onChange={state => change({ state })}
          />
        </>
      )}
      add={
        <LinkButton kind="primary" href={FLOW_PATHS.start} icon={<IconPlus size={18} stroke={1.5} />}>
          {t.start}
        </LinkButton>
      }
      empty={t.empty.started}
    />
  )
}
