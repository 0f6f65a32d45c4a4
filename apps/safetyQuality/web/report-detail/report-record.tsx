import { useHost, useTexts } from '@apron/sdk'
import { readOf, useAction } from '@apron/sdk/query'
import { Button } from '@apron/ui/button'
import { Columns, PageHeader, Section } from '@apron/ui/page'
import { Timeline } from '@apron/ui/timeline'
import { useState } from 'react'
import * as calls from '../../contract/desk.calls.ts'
import type { DeskReport } from '../../contract/report.entities.ts'
import { REPORT_STATE_TEXTS, type ReportAction } from '../../contract/report.values.ts'
import { KeyPanel } from '../report-desk/key-panel.tsx'
import { useOpenedKey } from '../report-desk/opened-key.ts'
import { DESK_TEXTS } from '../report-desk/report-desk.texts.ts'
import { ReportStateMark } from '../report-desk/report-state.tsx'
import { OpenedReport } from './opened-report.tsx'
import { ReportFilesPanel } from './report-files-panel.tsx'
import { SayDialog, type Saying } from './say-dialog.tsx'
import { StripPanel } from './strip-panel.tsx'

/** Buttons from left to right; the one that is done next comes last. */
const ORDER: readonly ReportAction[] = ['redirect', 'feedback', 'ask', 'take']

/** A report as the office works on it. What was sealed is opened in this browser; nothing of it is printed or exported. */
export function ReportRecord({ report }: { readonly report: DeskReport }) {
  const { id, version } = report
  const texts = useTexts(DESK_TEXTS).detail
  const states = useTexts(REPORT_STATE_TEXTS)
  const host = useHost()
  const { identity } = useOpenedKey()
  const [saying, setSaying] = useState<Saying | null>(null)
  const about = {
    invalidates: [calls.queryReports],
    answers: readOf(calls.reportDetail, { query: { id } }),
    onConflict: () => host.toast('warning', texts.conflict),
  }
  const taking = useAction(calls.takeReport, { ...about, done: texts.done.take })
  const asking = useAction(calls.askReporter, { ...about, done: texts.done.ask, inPlace: true })
  const answering = useAction(calls.giveFeedback, { ...about, done: texts.done.feedback, inPlace: true })
  const redirecting = useAction(calls.redirectReport, { ...about, done: texts.done.redirect, inPlace: true })
  const says = { ask: asking, feedback: answering, redirect: redirecting }

  function begin(action: ReportAction): void {
    if (action === 'take') void taking.run({ body: { id, version } })
    else setSaying(action)
  }

  async function say(action: Saying, text: string): Promise<void> {
    const outcome = await says[action].run({ body: { id, version, text } })
    if (outcome.done) setSaying(null)
  }

  return (
    <>
      <PageHeader
        title={report.category.name}
        {...(report.number === null ? {} : { number: report.number })}
        state={<ReportStateMark state={report.state} />}
        facts={[report.received, report.handler?.name].filter(Boolean).join(' · ')}
        back={{ label: texts.back, href: '/safetyQuality/reportDesk' }}
        actions={ORDER.filter(action => report.actions.includes(action)).map((action, at, shown) => (
          <Button
            key={action}
            kind={at === shown.length - 1 ? 'primary' : 'quiet'}
            busy={action === 'take' && taking.busy}
            onClick={() => begin(action)}
          >
            {texts.action[action]}
          </Button>
        ))}
      />
      {identity === null && <KeyPanel />}
      <Columns
        main={<OpenedReport report={report} identity={identity} />}
        side={
          <>
            <Section title={texts.way}>
              <Timeline
                label={texts.way}
                entries={report.steps.map(({ kind, date }, at) => ({
                  id: `${at}`,
                  when: date,
                  dateTime: date,
                  what: kind === 'CONTACT_READ' ? texts.contactRead : states[kind],
                }))}
              />
            </Section>
            <ReportFilesPanel id={id} identity={identity} />
            <StripPanel report={report} identity={identity} />
          </>
        }
      />
      {saying !== null && (
        <SayDialog
          title={texts.action[saying]}
          saying={saying}
          busy={says[saying].busy}
          failure={says[saying].failure}
          onSend={text => void say(saying, text)}
          onClose={() => setSaying(null)}
        />
      )}
    </>
  )
}
