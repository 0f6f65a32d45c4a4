import { dayEnd, dayStart } from '@apron/contract/rules/records/whole-days'
import { codeOptions } from '@apron/pages/fields'
import { AddLink, type BulkActions, flag, ListPage, period, SiteName } from '@apron/pages/list'
import {
  fieldColumns,
  RecordFilter,
  type RecordFilterValues,
  type RecordWords,
  recordCriteria,
  useBulkAction,
  useDescribedList,
  useRecordWords,
} from '@apron/pages/records'
import { fillText, usePermission, useTexts } from '@apron/sdk'
import { useAppQuery } from '@apron/sdk/query'
import { DateRangeField } from '@apron/ui/date-fields'
import type { TableColumn } from '@apron/ui/table'
import { Faint } from '@apron/ui/text'
import * as calls from '../../contract/checks/check-order.calls.ts'
import type { CheckOrderRow } from '../../contract/checks/check-order.entities.ts'
import { checkOrder } from '../../contract/checks/check-order.ts'
import { dueState } from '../../contract/rules/checks/due.ts'
import { orderLink } from '../../contract/rules/checks/order-link.ts'
import { CheckState } from '../shared/check-state.tsx'
import { TemplateName } from '../shared/template-name.tsx'
import { CHECK_LIST_TEXTS } from './check-list.texts.ts'

/** Columns shown by default. The state comes early, so that a tablet shows it without scrolling. */
const DEFAULT_COLUMNS = ['checkNo', 'title', 'status', 'planEnd', 'checkedDept', 'leadChecker', 'ncCount']
const FILTER = ['status', 'checkCat', 'checkedDept', 'leadChecker']
const QUICK = ['mine', 'dueToday', 'overdue', 'awaitingMe'] as const
const ROW_MEANINGS = { overdue: 'red', soon: 'amber', later: undefined } as const

const PERIOD = period()

/** The list's call, and the filters that the record description does not contain. */
export const CHECK_LIST = {
  call: calls.queryCheckOrders,
  filter: { period: PERIOD, mine: flag(), dueToday: flag(), overdue: flag(), awaitingMe: flag() },
  criteria({ period: planned, ...conditions }: RecordFilterValues) {
    const [from, to] = PERIOD.read(planned)
    return recordCriteria({ ...conditions, planFrom: from && dayStart(from), planTo: to && dayEnd(to) })
  },
  code: 'AQ_safetyQuality_checkList',
  remember: 'checkList',
}

/** Page with the check orders of the site. */
export default function CheckListPage() {
  const texts = useTexts(CHECK_LIST_TEXTS)
  const words = useRecordWords(checkOrder)
  const { data } = useAppQuery(calls.checkOrderFilterOptions)
  return (
    <ListPage
      list={useDescribedList(checkOrder, CHECK_LIST)}
      title={texts.title}
      label={texts.table}
      columns={columnsOf(words)}
      defaults={DEFAULT_COLUMNS}
      quick={QUICK.map(id => ({ id, label: texts.quick[id] }))}
      renderFilter={(form, change) => (
        <>
          <RecordFilter
            fields={checkOrder.fields}
            words={words}
            form={form}
            onChange={change}
            names={FILTER}
            search={texts.filter.text}
            options={{
              checkedDept: codeOptions(data?.departments),
              leadChecker: codeOptions(data?.leadCheckers),
            }}
          />
          <DateRangeField
            label={texts.filter.period}
            periods="ahead"
            value={PERIOD.read(form['period'])}
            onChange={planned => change({ period: planned })}
          />
        </>
      )}
      rowKey={row => row.id}
      rowLink={orderLink}
      rowMeaning={row => ROW_MEANINGS[dueState(row.dueInDays)]}
      bulk={useCheckBulk()}
      note={<SiteName />}
      add={
        <AddLink label={texts.new} href="/safetyQuality/checkOrder" resource={calls.CHECK_ADD_PERMISSION} />
      }
      empty={texts.empty}
      emptyFiltered={texts.emptyFiltered}
    />
  )
}

const progressOf = ({ doneCount, itemCount }: CheckOrderRow) => `${doneCount}/${itemCount}`

/** Returns the described columns. State, counts, progress and template have cells of their own. */
const columnsOf = (words: RecordWords): TableColumn<CheckOrderRow>[] =>
  fieldColumns(checkOrder, words, {
    title: { card: 'title' },
    status: { cell: row => <CheckState {...row} /> },
    ncCount: { cell: ({ ncCount }) => ncCount || <Faint>0</Faint> },
    obsCount: { cell: ({ obsCount }) => obsCount || <Faint>0</Faint> },
    itemCount: { cell: progressOf, text: progressOf },
    template: {
      cell: ({ template }) => template && <TemplateName {...template} />,
      text: ({ template }) => (template === null ? '' : `${template.code} ${template.name}`),
    },
  })

/** Returns the bulk actions. Each order is decided separately. */
function useCheckBulk(): BulkActions<CheckOrderRow> {
  const { bulk: texts } = useTexts(CHECK_LIST_TEXTS)
  const mayApprove = usePermission(calls.CHECK_APPROVE_PERMISSION)
  const invalidates = [calls.queryCheckOrders, calls.checkOrderDetail]
  const sendBack = useBulkAction(checkOrder, 'return', {
    call: calls.returnChecks,
    body: (orders, reason) => ({ orders, reason }),
    message: texts.returnWhat,
    label: texts.reason,
    invalidates,
  })
  const approve = useBulkAction(checkOrder, 'approve', {
    call: calls.approveChecks,
    body: (orders, remark) => ({ orders, remark }),
    message: texts.approveWhat,
    label: texts.remark,
    invalidates,
  })
  return {
    rowName: ({ checkNo, title }) => `${checkNo} ${title}`,
    rowDetail: ({ ncCount, obsCount, score }) =>
      fillText(texts.detail, { nc: ncCount, obs: obsCount, score: score?.toFixed(1) ?? '–' }),
    actions: mayApprove ? [sendBack, approve] : [],
  }
}
