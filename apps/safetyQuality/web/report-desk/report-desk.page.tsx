import { codeOptions, OneOfField } from '@apron/pages/fields'
import { choice, flag, ListPage, oneOf, useList, withoutEmpty } from '@apron/pages/list'
import { useTexts } from '@apron/sdk'
import { useAppQuery } from '@apron/sdk/query'
import { Page, PageHeader } from '@apron/ui/page'
import { queryReports } from '../../contract/reports/desk.calls.ts'
import { reportOptions } from '../../contract/reports/report.calls.ts'
import {
  REPORT_DIRECTORIES,
  REPORT_STATE_TEXTS,
  REPORT_STATES,
} from '../../contract/reports/report.values.ts'
import { KeyPanel } from './key-panel.tsx'
import { DEFAULT_COLUMNS, deskColumns } from './report-desk.columns.tsx'
import { DESK_TEXTS } from './report-desk.texts.ts'
import { reportLink } from './report-link.ts'

/** Page with the key of the office and the reports on its desk. */
export default function ReportDeskPage() {
  const texts = useTexts(DESK_TEXTS)
  const states = useTexts(REPORT_STATE_TEXTS)
  const { data: options = [] } = useAppQuery(reportOptions)
  const list = useList({
    code: 'AQ_safetyQuality_reportDesk',
    call: queryReports,
    filter: { state: oneOf(REPORT_STATES), category: choice(), mine: flag() },
    sortKeys: [],
    criteria: filter => withoutEmpty(filter),
  })
  const categories = options.filter(({ directory }) => directory === REPORT_DIRECTORIES.category)
  return (
    <Page>
      <PageHeader title={texts.title} />
      <KeyPanel />
      <ListPage
        embedded
        list={list}
        title={texts.title}
        label={texts.table}
        columns={deskColumns({ texts, states })}
        defaults={DEFAULT_COLUMNS}
        quick={[{ id: 'mine', label: texts.filter.mine }]}
        renderFilter={(form, change) => (
          <>
            <OneOfField
              label={texts.filter.state}
              value={form.state}
              options={REPORT_STATES.map(value => ({ value, label: states[value] }))}
              onChange={state => change({ state })}
            />
            <OneOfField
              label={texts.filter.category}
              value={form.category}
              options={codeOptions(categories)}
              onChange={category => change({ category })}
            />
          </>
        )}
        rowKey={row => row.id}
        rowLink={reportLink}
        empty={texts.empty}
        emptyFiltered={texts.emptyFiltered}
      />
    </Page>
  )
}
