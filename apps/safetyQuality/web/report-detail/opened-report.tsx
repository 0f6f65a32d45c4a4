import { fillText, useTexts } from '@apron/sdk'
import { DescriptionList } from '@apron/ui/description-list'
import { Alert, EmptyState, Skeleton } from '@apron/ui/feedback'
import { Section, Stack } from '@apron/ui/page'
import type { DeskReport } from '../../contract/reports/report.entities.ts'
import { DESK_TEXTS } from '../report-desk/report-desk.texts.ts'
import { ReportEntries } from '../voluntary-reports/report-entries.tsx'
import { useReportFields, useReportWords } from '../voluntary-reports/report-fields.ts'
import { asEvent, asText } from './decrypted-contents.ts'
import { useDecrypted } from './use-decrypted.ts'

interface OpenedReportProps {
  readonly report: DeskReport
  readonly identity: string | null
}

/** Shows the reporter's text and the conversation since then. */
export function OpenedReport({ report, identity }: OpenedReportProps) {
  const texts = useTexts(DESK_TEXTS).detail
  const words = useReportWords()
  const fieldsOf = useReportFields(words)
  const decrypted = useDecrypted(identity, [report.event, ...report.entries.map(({ text }) => text)])
  if (decrypted.state === 'opening') return <Skeleton lines={12} />
  if (decrypted.state !== 'open') {
    return (
      <Alert meaning={decrypted.state === 'sealed' ? 'info' : 'red'}>
        {decrypted.state === 'sealed' ? texts.sealed : texts.unreadable}
      </Alert>
    )
  }
  const [first, ...entryTexts] = decrypted.contents
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
              entries={report.entries.map(({ kind, date, by }, index) => ({
                id: `${index}`,
                head: fillText(texts.entry[kind], { name: by?.name ?? '' }),
                date,
                words: asText(entryTexts[index]),
                isOwn: by !== null,
              }))}
            />
          )}
        </Section>
      </Stack>
    </div>
  )
}
