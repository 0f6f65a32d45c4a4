import { isBlank } from '@apron/contract/texts/normalize-text'
import { fillText, useCall, useDirty, useHost, useTexts } from '@apron/sdk'
import { EmptyState } from '@apron/ui/feedback'
import { TextAreaField } from '@apron/ui/fields'
import { Form } from '@apron/ui/form'
import { Columns, Page, PageHeader, Section } from '@apron/ui/page'
import { Timeline } from '@apron/ui/timeline'
import { useState } from 'react'
import { addToReport } from '../../contract/reports/report.calls.ts'
import { REPORT_LIMITS } from '../../contract/reports/report.values.ts'
import type { CheckedCode } from '../voluntary-reports/page-memory.ts'
import { ReportEntries } from '../voluntary-reports/report-entries.tsx'
import { solveChallenge } from '../voluntary-reports/solve-challenge.ts'
import { useAttempt } from '../voluntary-reports/use-attempt.ts'
import { PROGRESS_TEXTS } from './voluntary-reporting-check.texts.ts'

/** Shows the progress of a report, the conversation, and a box to answer. */
export function ReportProgressView({ code, progress: initialProgress }: CheckedCode) {
  const texts = useTexts(PROGRESS_TEXTS)
  const call = useCall()
  const host = useHost()
  const [progress, setProgress] = useState(initialProgress)
  const [text, setText] = useState('')
  const { attempt, isBusy, failure } = useAttempt()
  useDirty(text !== '')
  const { state, steps, entries } = progress

  async function send(): Promise<void> {
    setProgress(await call(addToReport, { body: { code, work: await solveChallenge(call, code), text } }))
    setText('')
    host.toast('success', texts.sent)
  }

  return (
    <Page>
      <PageHeader
        title={texts.title}
        facts={`${progress.category.name} · ${fillText(texts.received, { date: progress.received })}`}
        back={{ label: texts.back, href: '/safetyQuality/INeedCheck' }}
      />
      <Columns
        main={
          <>
            <Section title={texts.said}>
              {entries.length === 0 ? (
                <EmptyState text={texts.nothingSaid} />
              ) : (
                <ReportEntries
                  entries={entries.map(({ kind, date, text: words }, index) => ({
                    id: `${index}`,
                    head: texts.entry[kind],
                    date,
                    words,
                    isOwn: kind === 'ANSWER' || kind === 'ADDITION',
                  }))}
                />
              )}
            </Section>
            {progress.mayAdd && (
              <Section title={state === 'INFO_REQ' ? texts.answer : texts.add}>
                <div spellCheck={false}>
                  <Form
                    label={state === 'INFO_REQ' ? texts.answer : texts.add}
                    columns={1}
                    onSubmit={() => void attempt(send)}
                    submit={{ label: texts.send, kind: 'primary', busy: isBusy, disabled: isBlank(text) }}
                  >
                    <TextAreaField
                      label={texts.text}
                      value={text}
                      maxLength={REPORT_LIMITS.answer}
                      hint={isBusy ? texts.sending : undefined}
                      error={failure}
                      onChange={setText}
                    />
                  </Form>
                </div>
              </Section>
            )}
          </>
        }
        side={
          <Section title={texts.way}>
            <Timeline
              label={texts.way}
              entries={steps.map(({ kind, date }, index) => ({
                id: `${index}`,
                when: date,
                dateTime: date,
                what: texts.step[kind],
                meaning: kind === 'INFO_REQ' && index === steps.length - 1 ? 'amber' : 'neutral',
              }))}
            />
          </Section>
        }
      />
    </Page>
  )
}
