import { fillText, useTexts } from '@apron/sdk'
import { DescriptionList } from '@apron/ui/description-list'
import { Alert, EmptyState, Skeleton } from '@apron/ui/feedback'
import { Section, Stack } from '@apron/ui/page'
import type { DeskReport } from '../../contract/reports/report.entities.ts'
import { DESK_TEXTS } from '../report-desk/report-desk.texts.ts'
import { ReportEntries } from '../voluntary-reports/report-entries.tsx'
import { useReportFields, useReportWords } from '../voluntary-reports/report-fields.ts'
import { asEvent, asText } from './opened-contents.ts'
import { useOpened } from './use-opened.ts'

interface OpenedReportProps {
  readonly report: DeskReport
  readonly identity: string | null
}

/** Shows the reporter's text and the conversation since then. */
export function OpenedReport({ report, identity }: OpenedReportProps) {
  const texts = useTexts(DESK_TEXTS).detail
  const words = useReportWords()
  const fieldsOf = useReportFields(words)
  const opened = useOpened(identity, [report.event, ...report.entries.map(({ text }) => text)])
  if (opened.state === 'opening') return <Skeleton lines={12} />
  if (opened.state !== 'open') {
    return (
      <Alert meaning={opened.state === 'sealed' ? 'info' : 'red'}>
        {opened.state === 'sealed' ? texts.sealed : texts.unreadable}
      </Alert>
    )
  }
  const [first, ...spoken] = opened.contents
  const event = asEvent(first)
  if (event === null) return <Alert meaning="red">{texts.unreadable}</Alert>
  const contact = { id: 'contactOk', label: texts.contactOk, value: event.contactOk ? texts.yes : texts.no }
  return (
    <div className="sq-original">
      <Stack>
        <Section title={texts.event}>
          <DescriptionList items={[...fieldsOf.event(event), contact]} />
        </Section>
        <Section title={texts.said}>
          {report.entries.length === 0 ? (
            <EmptyState text={texts.nothingSaid} />
          ) : (
            <ReportEntries
              entries={report.entries.map(({ kind, date, by }, at) => ({
                id: `${at}`,
                head: fillText(texts.entry[kind], { name: by?.name ?? '' }),
                date,
                words: asText(spoken[at]),
                isOwn: by !== null,
              }))}
            />
          )}
        </Section>
      </Stack>
    </div>
  )
}
