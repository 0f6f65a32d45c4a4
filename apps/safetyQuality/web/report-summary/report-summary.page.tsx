import { RecordPage } from '@apron/pages/record'
import { useTexts } from '@apron/sdk'
import { DescriptionList } from '@apron/ui/description-list'
import { EmptyState } from '@apron/ui/feedback'
import { PageHeader, Section } from '@apron/ui/page'
import { reportSummary } from '../../contract/reports/desk.calls.ts'
import { LIBRARY_TEXTS } from '../checked-library/checked-library.texts.ts'
import { ReportStateMark } from '../report-desk/report-state.tsx'
import { WORK_TEXTS } from '../report-detail/work.texts.ts'
import { CardView } from '../report-detail/work-view.tsx'
import { Risk } from '../shared/risk.tsx'

/**
 * Page `/safetyQuality/reportSummary?id=…`: the de-identified view of a voluntary report for managers and directors.
 */
export default function ReportSummaryPage() {
  const texts = useTexts(WORK_TEXTS)
  const library = useTexts(LIBRARY_TEXTS)
  return (
    <RecordPage
      call={reportSummary}
      titleOf={({ number }) => number ?? texts.summary.title}
      gone={texts.summary.gone}
      list={{ page: '/checkedLibrary', label: library.title }}
    >
      {summary => (
        <>
          <PageHeader
            title={summary.category.name}
            {...(summary.number === null ? {} : { number: summary.number })}
            state={<ReportStateMark state={summary.state} />}
          />
          <Section title={texts.title}>
            <DescriptionList
              items={[
                { id: 'risk', label: texts.risk, value: <Risk index={summary.risk} /> },
                ...(summary.residual === null
                  ? []
                  : [
                      {
                        id: 'residual',
                        label: texts.closing.residual,
                        value: <Risk index={summary.residual} />,
                      },
                    ]),
                ...(summary.interim === ''
                  ? []
                  : [{ id: 'interim', label: texts.interim, value: summary.interim, wide: true }]),
              ]}
            />
          </Section>
          <Section title={texts.card}>
            {summary.card === null ? (
              <EmptyState text={texts.summary.notSigned} />
            ) : (
              <CardView card={summary.card} />
            )}
          </Section>
        </>
      )}
    </RecordPage>
  )
}
