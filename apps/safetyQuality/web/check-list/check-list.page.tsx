import { ListPage, SiteName, useList } from '@apron/pages/list'
import { IfPermitted, useTexts } from '@apron/sdk'
import { LinkButton } from '@apron/ui/button'
import { IconPlus } from '@apron/ui/icons'
import { CHECK_ADD_RIGHT } from '../../contract/check-order.calls.ts'
import { dueState } from '../../contract/rules/due.ts'
import { orderLink } from '../../contract/rules/order-link.ts'
import { STATUS_TEXTS } from '../../contract/values.ts'
import { useCheckDictionaries } from '../shared/dictionaries.ts'
import { checkListColumns, DEFAULT_COLUMNS } from './check-list.columns.tsx'
import { CheckListFields } from './check-list.fields.tsx'
import { CHECK_LIST } from './check-list.filter.ts'
import { CHECK_LIST_TEXTS } from './check-list.texts.ts'
import { useCheckBulk } from './use-check-bulk.ts'

const QUICK = ['mine', 'dueToday', 'overdue', 'awaitingMe'] as const
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
      defaults={DEFAULT_COLUMNS}
      quick={QUICK.map(id => ({ id, label: texts.quick[id] }))}
      renderFilter={(form, change) => (
        <CheckListFields form={form} dictionaries={dictionaries} onChange={change} />
      )}
      rowKey={row => row.id}
      rowLink={orderLink}
      rowMeaning={row => ROW_MEANINGS[dueState(row.dueInDays)]}
      bulk={useCheckBulk()}
      note={<SiteName />}
      actions={
        <IfPermitted resource={CHECK_ADD_RIGHT}>
          <LinkButton
            kind="primary"
            href="/safetyQuality/checkOrder"
            icon={<IconPlus size={18} stroke={1.5} />}
          >
            {texts.new}
          </LinkButton>
        </IfPermitted>
      }
      empty={texts.empty}
      emptyFiltered={texts.emptyFiltered}
    />
  )
}
