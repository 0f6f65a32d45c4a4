import { type AdminFlow, FLOW_AGES, FLOW_TROUBLES } from '@apron/contract/flow/admin-flow'
import { listAdminFlowNodes } from '@apron/contract/flow/admin-flow.calls'
import { FLOW_KINDS } from '@apron/contract/flow/flow-words'
import { wireMinute } from '@apron/contract/wire/formats/wire-time'
import { OneOfField } from '@apron/pages/fields'
import {
  actionsColumn,
  type FilterFieldsProps,
  KeywordField,
  type List,
  ListPage,
  stateColumn,
} from '@apron/pages/list'
import { fillText, useLanguage, useTexts } from '@apron/sdk'
import { useAppQuery } from '@apron/sdk/query'
import { DateRangeField } from '@apron/ui/date-fields'
import type { TableColumn } from '@apron/ui/table'
import { type FlowFilter, nodeOption } from './flow-filter.ts'
import { flowsTexts } from './flows.texts.ts'
import { processStatusMeaning, processStatusText } from './format-flow.ts'

const DEFAULT_COLUMNS = ['title', 'state', 'at', 'since', 'initiator', 'serial', 'actions']

interface RunningListProps {
  readonly list: List<AdminFlow, FlowFilter>
  readonly onOpen: (insId: string) => void
}

/** Running processes, longest waiting first. */
export function RunningList({ list, onOpen }: RunningListProps) {
  const t = useTexts(flowsTexts)
  const columns: TableColumn<AdminFlow>[] = [
    { id: 'title', labels: flowsTexts.process, cell: row => row.title, minWidth: 240, locked: true },
    stateColumn({
      meaning: processStatusMeaning,
      text: row => processStatusText(row, t),
      width: 168,
    }),
    { id: 'at', labels: flowsTexts.where, cell: row => row.at.join(' · ') || '–', minWidth: 148 },
    { id: 'since', labels: flowsTexts.since, cell: row => wireMinute(row.since), width: 160 },
    { id: 'initiator', labels: flowsTexts.initiator, cell: row => row.initiator.name, width: 108 },
    { id: 'serial', labels: flowsTexts.serial, cell: row => row.serial, width: 164, mono: true },
    { id: 'process', labels: flowsTexts.kind, cell: row => row.process, minWidth: 148 },
    { id: 'version', labels: flowsTexts.version, cell: row => String(row.version), width: 92 },
    { id: 'startedAt', labels: flowsTexts.started, cell: row => wireMinute(row.startedAt), width: 160 },
    ...actionsColumn<AdminFlow>(
      row => [{ id: 'open', label: t.open, onSelect: () => onOpen(row.insId) }],
      row => row.title,
      96,
    ),
  ]
  return (
    <ListPage
      embedded
      list={list}
      title={t.title}
      label={t['tab.running']}
      columns={columns}
      defaults={DEFAULT_COLUMNS}
      rowKey={row => row.insId}
      renderFilter={(form, change) => <FlowFields form={form} change={change} />}
    />
  )
}

function FlowFields({ form, change }: FilterFieldsProps<FlowFilter>) {
  const t = useTexts(flowsTexts)
  const language = useLanguage()
  const nodes = useAppQuery(listAdminFlowNodes).data ?? []
  return (
    <>
      <KeywordField label={t.keyword} value={form.text} onChange={text => change({ text })} />
      <OneOfField
        label={t.trouble}
        value={form.trouble}
        options={FLOW_TROUBLES.map(value => ({ value, label: t[`trouble.${value}` as const] }))}
        onChange={trouble => change({ trouble })}
      />
      <OneOfField
        label={t.where}
        searchable
        value={form.where}
        options={nodes.map(({ kind, nodeId, process, node }) => ({
          value: nodeOption(kind, nodeId),
          label: `${process} · ${node}`,
        }))}
        onChange={where => change({ where })}
      />
      <OneOfField
        label={t.age}
        value={form.age}
        options={FLOW_AGES.map(value => ({
          value,
          label: value === '1' ? t.ageDay : fillText(t.ageDays, { days: value }),
        }))}
        onChange={age => change({ age })}
      />
      <OneOfField
        label={t.kind}
        searchable
        value={form.kind}
        options={Object.entries(FLOW_KINDS).map(([value, name]) => ({ value, label: name[language] }))}
        onChange={kind => change({ kind })}
      />
      <DateRangeField
        label={t.started}
        periods="back"
        value={form.period}
        onChange={period => change({ period })}
      />
    </>
  )
}
