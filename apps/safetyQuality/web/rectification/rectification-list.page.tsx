import { AddLink, ListPage, SiteName, useList } from '@apron/pages/list'
import { useTexts } from '@apron/sdk'
import { RO_ADD_PERMISSION } from '../../contract/rectifications/rectification.calls.ts'
import { RO_SOURCE_TEXTS, RO_STATUS_TEXTS } from '../../contract/rectifications/rectification.values.ts'
import { dueState } from '../../contract/rules/checks/due.ts'
import { roLink } from '../../contract/rules/rectifications/ro-link.ts'
import { RO_TEXTS } from './rectification.texts.ts'
import { DEFAULT_COLUMNS, roColumns } from './ro-columns.tsx'
import { useRoDictionaries } from './ro-dictionaries.ts'
import { RO_LIST } from './ro-filter.ts'
import { RoFilterFields } from './ro-filter-fields.tsx'

const QUICK = ['mine', 'overdue', 'awaitingMe'] as const
const ROW_MEANINGS = { overdue: 'red', soon: 'amber', later: undefined } as const

/** Page with the rectification orders of the site. */
export default function RectificationListPage() {
  const texts = useTexts(RO_TEXTS)
  const states = useTexts(RO_STATUS_TEXTS)
  const sources = useTexts(RO_SOURCE_TEXTS)
  const dictionaries = useRoDictionaries()
  const list = useList(RO_LIST)
  return (
    <ListPage
      list={list}
      title={texts.title}
      label={texts.table}
      columns={roColumns({ dictionaries, sources, states })}
      defaults={DEFAULT_COLUMNS}
      quick={QUICK.map(id => ({ id, label: texts.quick[id] }))}
      renderFilter={(form, change) => (
        <RoFilterFields form={form} dictionaries={dictionaries} onChange={change} />
      )}
      rowKey={row => row.id}
      rowLink={roLink}
      rowMeaning={row => ROW_MEANINGS[dueState(row.dueInDays)]}
      note={<SiteName />}
      add={
        <AddLink label={texts.new} href="/safetyQuality/rectificationOrder" resource={RO_ADD_PERMISSION} />
      }
      empty={texts.empty}
      emptyFiltered={texts.emptyFiltered}
    />
  )
}
