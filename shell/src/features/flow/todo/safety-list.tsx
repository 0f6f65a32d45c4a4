import { PURPOSES, READ_STATES } from '@apron/contract/codes/message-codes'
import type { CheckMessage, CheckMessageQuery } from '@apron/contract/messages/business-message'
import { queryCheckMessages } from '@apron/contract/messages/business-message.calls'
import { wireMinute } from '@apron/contract/wire/formats/wire-time'
import { ListPage, oneOf, useList } from '@apron/pages/list'
import { useTexts } from '@apron/sdk'
import { ChoiceField } from '@apron/ui/fields'
import type { TableColumn } from '@apron/ui/table'
import { PATHS } from '../../../paths.ts'
import { flowTexts } from '../flow.texts.ts'
import { useRefetchOnChange } from '../shared/flow-hints.ts'
import { statusColumn } from '../shared/status-column.tsx'

const KINDS = ['checks', 'rectifications'] as const
/** Type codes of the list call (§7). */
const TYPES = { checks: 0, rectifications: 1 } as const
const FILTER = { kind: oneOf(KINDS), purpose: oneOf([PURPOSES.approval, PURPOSES.notice]) }
const SHOWN_CALLS = [queryCheckMessages]
const labels = flowTexts.message
const ROW_MEANINGS = [undefined, 'amber', 'red'] as const

type Criteria = CheckMessageQuery['queryCriteria']

function orderLink(kind: (typeof KINDS)[number], { sourceId }: CheckMessage): `/${string}` {
  const id = encodeURIComponent(sourceId)
  return kind === 'checks'
    ? `${PATHS.checkedResult}?id=${id}&source=checkList`
    : `${PATHS.rectificationDetail}?id=${id}`
}

/**
 * Messages about check and rectification orders, newest first: the fourth tab of the to-do list (FLOW-01).
 */
export function SafetyList() {
  const t = useTexts(flowTexts)
  const list = useList({
    code: 'AQ_flow_todo_safety',
    call: queryCheckMessages,
    filter: FILTER,
    criteria: ({ kind, purpose }): Criteria => ({
      type: TYPES[kind ?? 'checks'],
      infoType: purpose ?? 'all',
    }),
  })
  useRefetchOnChange(SHOWN_CALLS, 'onCount')
  const kind = list.filter.kind ?? 'checks'
  const purposeText = ({ infoType }: CheckMessage) =>
    infoType === PURPOSES.approval ? t.message.approval : t.message.notice
  const columns: TableColumn<CheckMessage>[] = [
    {
      id: 'label',
      labels: labels.content,
      cell: row => row.label,
      minWidth: 320,
      locked: true,
      card: 'title',
    },
    { id: 'title', labels: flowTexts.column.title, cell: row => row.title, minWidth: 200 },
    { id: 'purpose', labels: labels.purpose, cell: purposeText, width: 180 },
    statusColumn({
      id: 'read',
      labels: labels.readState,
      meaning: row => (row.readMark === READ_STATES.unread ? 'info' : 'neutral'),
      text: row => (row.readMark === READ_STATES.unread ? t.message.unread : t.message.read),
      width: 112,
      card: 'head',
    }),
    { id: 'time', labels: labels.time, cell: row => wireMinute(row.createdTime), width: 148 },
  ]
  return (
    <ListPage
      embedded
      list={list}
      title={t.todo}
      label={t.tabs.safety}
      columns={columns}
      rowKey={row => row.infoId}
      rowLink={row => orderLink(kind, row)}
      rowMeaning={row => ROW_MEANINGS[row.urgency]}
      renderFilter={(form, change) => (
        <>
          <ChoiceField
            label={t.filter.messages}
            value={form.kind ?? 'checks'}
            options={KINDS.map(value => ({ value, label: t.filter[value] }))}
            onChange={value => change({ kind: value })}
          />
          <ChoiceField
            label={t.message.purpose}
            value={form.purpose ?? 'all'}
            options={[
              { value: 'all', label: t.message.all },
              { value: PURPOSES.approval, label: t.message.approval },
              { value: PURPOSES.notice, label: t.message.notice },
            ]}
            onChange={value => change({ purpose: value === 'all' ? null : value })}
          />
        </>
      )}
      empty={t.empty.safety}
    />
  )
}
