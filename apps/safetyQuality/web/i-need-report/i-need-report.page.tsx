import { failureText, useDirty, useLanguage, useTexts } from '@apron/sdk'
import { useAppQuery } from '@apron/sdk/query'
import { Button } from '@apron/ui/button'
import { Alert, ErrorState, Skeleton } from '@apron/ui/feedback'
import { Page, PageHeader, Section } from '@apron/ui/page'
import { type ReactNode, useRef, useState } from 'react'
import { beginReport } from '../../contract/reports/report.calls.ts'
import { REPORT_ERRORS } from '../../contract/reports/report.errors.ts'
import { EMPTY_REPORT } from '../../contract/rules/reports/report-draft.ts'
import {
  type ReportDraft,
  reportProblems,
  reportToSend,
} from '../../contract/rules/reports/report-problems.ts'
import { useReportWords } from '../voluntary-reports/report-fields.ts'
import { siteToday } from '../voluntary-reports/site-today.ts'
import { useIdleClearing } from '../voluntary-reports/use-idle-clearing.ts'
import { CausesStep } from './causes-step.tsx'
import { EventStep } from './event-step.tsx'
import { REPORT_FORM_TEXTS } from './i-need-report.texts.ts'
import { IdentityStep } from './identity-step.tsx'
import { NoticeStep } from './notice-step.tsx'
import { FORM_STEPS, type FormStep, stepAtOffset } from './report-steps.ts'
import { type Confirmations, NOTHING_CONFIRMED, SendStep } from './send-step.tsx'
import { showFirstProblem } from './show-first-problem.ts'
import { StepLine } from './step-line.tsx'
import { useFileReport } from './use-file-report.ts'
import { useReportFiles } from './use-report-files.ts'

/** Page `/safetyQuality/INeedReport`: a report in five steps. Input stays in the memory of this page. */
export default function INeedReportPage() {
  const texts = useTexts(REPORT_FORM_TEXTS)
  const language = useLanguage()
  const words = useReportWords()
  const channel = useAppQuery(beginReport)
  const [draft, setDraft] = useState<ReportDraft>(EMPTY_REPORT)
  const [confirmations, setConfirmations] = useState<Confirmations>(NOTHING_CONFIRMED)
  const [step, setStep] = useState<FormStep>('notice')
  const [hasTried, setHasTried] = useState(false)
  const [isCleared, setCleared] = useState(false)
  const form = useRef<HTMLDivElement>(null)
  const reportFiles = useReportFiles()
  const filing = useFileReport(language, reportFiles)
  const { isSending, failure } = filing
  const hasInput = draft !== EMPTY_REPORT || reportFiles.files.length > 0
  useDirty(hasInput && !isSending)
  const isWarning = useIdleClearing(hasInput, clearIdleForm)

  /** Resets the form, because the page stays mounted behind its tab. */
  function resetForm(): void {
    setDraft(EMPTY_REPORT)
    setConfirmations(NOTHING_CONFIRMED)
    setStep('notice')
    setHasTried(false)
    filing.reset()
  }

  function clearIdleForm(): void {
    reportFiles.clear()
    resetForm()
    setCleared(true)
  }

  function change(part: Partial<ReportDraft>): void {
    setCleared(false)
    setDraft(before => ({ ...before, ...part }))
  }

  const report = { ...draft, confirmed: Object.values(confirmations).every(Boolean) }
  const problems = reportProblems(report, siteToday())
  const stepProblems = problems.filter(problem => problem.step === step)
  const errorOf = (field: string) => {
    const problem = hasTried ? stepProblems.find(each => each.field === field) : undefined
    return problem === undefined ? undefined : REPORT_ERRORS[problem.error][language]
  }

  function goToStep(nextStep: FormStep): void {
    setStep(nextStep)
    setHasTried(false)
    window.scrollTo({ top: 0 })
  }

  /** Shows the problems at their fields and scrolls to the first one. */
  function showProblems(): void {
    setHasTried(true)
    requestAnimationFrame(() => showFirstProblem(form.current))
  }

  function onNext(): void {
    if (stepProblems.length > 0) showProblems()
    else goToStep(stepAtOffset(step, 1))
  }

  async function send(): Promise<void> {
    const [problem] = problems
    if (problem !== undefined) {
      setStep(problem.step)
      showProblems()
      return
    }
    await filing.send(report, resetForm)
  }

  function renderStep(): ReactNode {
    const { strip, event } = draft
    const changeEvent = (part: Partial<ReportDraft['event']>) => change({ event: { ...event, ...part } })
    if (step === 'notice') return <NoticeStep />
    if (step === 'identity') {
      return (
        <IdentityStep
          strip={strip}
          contactOk={event.contactOk}
          errorOf={errorOf}
          onStrip={part => change({ strip: { ...strip, ...part } })}
          onContactOk={contactOk => changeEvent({ contactOk })}
        />
      )
    }
    if (step === 'event') {
      return <EventStep event={event} words={words} errorOf={errorOf} onChange={changeEvent} />
    }
    if (step === 'causes') return <CausesStep event={event} words={words} onChange={changeEvent} />
    return (
      <SendStep
        report={reportToSend(report)}
        words={words}
        confirmations={confirmations}
        error={errorOf('confirmed')}
        reportFiles={reportFiles}
        onConfirm={part => setConfirmations({ ...confirmations, ...part })}
      />
    )
  }

  if (channel.data === undefined) {
    return (
      <Page>
        <PageHeader title={texts.title} />
        {channel.error === null || channel.isFetching ? (
          <Skeleton lines={8} />
        ) : (
          <ErrorState text={failureText(channel.error)} onRetry={() => void channel.refetch()} />
        )}
      </Page>
    )
  }
  return (
    <Page>
      <PageHeader
        title={texts.title}
        facts={texts.lead}
        back={{ label: texts.toHome, href: '/safetyQuality/voluntaryReportingHome' }}
      />
      {!channel.data.accepting && <Alert meaning="red">{texts.closed}</Alert>}
      {isCleared && <Alert meaning="info">{texts.cleared}</Alert>}
      {isWarning && <Alert meaning="amber">{texts.idle}</Alert>}
      <StepLine step={step} />
      {/* No spell check: browsers may send the text to an online service. */}
      <div ref={form} spellCheck={false}>
        <Section title={texts.step[step]}>{renderStep()}</Section>
      </div>
      {failure !== null && <Alert meaning="red">{failure}</Alert>}
      {reportFiles.isSending && <Alert meaning="info">{texts.files.wait}</Alert>}
      {isSending && <Alert meaning="info">{texts.working}</Alert>}
      <div className="sq-ways">
        {step !== FORM_STEPS[0] && (
          <Button disabled={isSending} onClick={() => goToStep(stepAtOffset(step, -1))}>
            {texts.back}
          </Button>
        )}
        {step === 'send' ? (
          <Button
            kind="primary"
            busy={isSending}
            disabled={!channel.data.accepting || reportFiles.isSending}
            onClick={() => void send()}
          >
            {texts.send}
          </Button>
        ) : (
          <Button kind="primary" onClick={onNext}>
            {texts.next}
          </Button>
        )}
      </div>
    </Page>
  )
}
