import { ListPage, SiteName, useList } from '@apron/pages/list'
import { useTexts } from '@apron/sdk'
import { dueState } from '../../contract/rules/due.ts'
import { STATUS_TEXTS } from '../../contract/values.ts'
import { useCheckDictionaries } from '../shared/dictionaries.ts'
import { checkListColumns, DEFAULT_COLUMNS } from './check-list.columns.tsx'
import { CheckListFields } from './check-list.fields.tsx'
import { CHECK_LIST } from './check-list.filter.ts'
import { CHECK_LIST_TEXTS } from './check-list.texts.ts'

const ROW_MEANINGS = { overdue: 'red', soon: 'amber', later: undefined } as const

/** The check orders of the site. */
export default function CheckListPage() {
  const texts = useTexts(CHECK_LIST_TEXTS)
  const statusTexts = useTexts(STATUS_TEXTS)
  const dictionaries = useCheckDictionaries()
  const list = useList(CHECK_LIST)
  return (
    <ListPage
      list={list}
      title={texts.title}
      label={texts.table}
      columns={checkListColumns({ dictionaries, yesNo: texts, statusTexts })}
      code="AQ_safetyQuality_checkList"
      defaults={DEFAULT_COLUMNS}
      renderFilter={(form, change) => (
        <CheckListFields form={form} dictionaries={dictionaries} onChange={change} />
      )}
      rowKey={row => row.id}
      rowLink={orderLink}
      rowMeaning={row => ROW_MEANINGS[dueState(row.dueInDays)]}
      toolbar={<SiteName />}
      empty={texts.empty}
      emptyFiltered={texts.emptyFiltered}
    />
  )
}

/** A check order in a tab of its own, named by its number, so that several stand side by side. */
function orderLink(order: { readonly id: string; readonly checkNo: string }): `/${string}` {
  const query = new URLSearchParams({
    id: order.id,
    source: 'checkList',
    multipleTabs: '1',
    viewTitle: order.checkNo,
  })
  return `/safetyQuality/checkedResult?${query.toString()}`
}
