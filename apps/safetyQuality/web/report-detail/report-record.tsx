import { useHost, useNavigate, useTab, useTexts } from '@apron/sdk'
import { Button } from '@apron/ui/button'
import { useConfirm } from '@apron/ui/confirm'
import { Columns, PageHeader, Section } from '@apron/ui/page'
import { SavedNote } from '@apron/ui/status'
import { Timeline } from '@apron/ui/timeline'
import { useState } from 'react'
import type { DeskReport, ReportFindings } from '../../contract/reports/report.entities.ts'
import {
  DEID_CHECKS,
  REPORT_STATE_TEXTS,
  REPORT_STATES,
  type ReportAction,
  type StepKind,
} from '../../contract/reports/report.values.ts'
import { KeyPanel } from '../report-desk/key-panel.tsx'
import { useOpenedKey } from '../report-desk/opened-key.ts'
import { DESK_TEXTS } from '../report-desk/report-desk.texts.ts'
import { ReportStateMark } from '../report-desk/report-state.tsx'
import { AcceptDialog } from './accept-dialog.tsx'
import { ActionTextDialog, isTextAction } from './action-text-dialog.tsx'
import { ClosingDialog } from './closing-dialog.tsx'
import { MergeDialog } from './merge-dialog.tsx'
import { asEvent } from './opened-contents.ts'
import { OpenedReport } from './opened-report.tsx'
import { ReportFilesPanel } from './report-files-panel.tsx'
import { SignDialog } from './sign-dialog.tsx'
import { StripPanel } from './strip-panel.tsx'
import { useOpened } from './use-opened.ts'
import { useReportActions } from './use-report-actions.ts'
import { WORK_TEXTS } from './work.texts.ts'
import { WorkForm } from './work-form.tsx'
import { WorkReading } from './work-reading.tsx'
import { WorkSide } from './work-side.tsx'

/** Buttons from left to right. The most likely next one comes last. */
const ORDER = [
  'recuse',
  'merge',
  'redirect',
  'extend',
  'feedback',
  'ask',
  'take',
  'accept',
  'sign',
  'act',
  'submitClosing',
  'returnClosing',
  'approveClosing',
  'reopen',
  'publish',
  'withdraw',
] as const satisfies readonly ReportAction[]
type Shown = (typeof ORDER)[number]

const CONFIRMED_ACTIONS = ['recuse', 'act', 'approveClosing', 'publish', 'withdraw'] as const
type ConfirmedAction = (typeof CONFIRMED_ACTIONS)[number]
const needsConfirmation = (action: Shown): action is ConfirmedAction =>
  CONFIRMED_ACTIONS.some(each => each === action)

const isState = (kind: StepKind): kind is DeskReport['state'] => REPORT_STATES.some(each => each === kind)

/**
 * Shows a report as the office works on it. Sealed content is decrypted in this browser and never printed or exported.
 */
export function ReportRecord({ report }: { readonly report: DeskReport }) {
  const { id, version, work } = report
  const texts = useTexts(DESK_TEXTS).detail
  const { question, saved, unsaved } = useTexts(WORK_TEXTS)
  const states = useTexts(REPORT_STATE_TEXTS)
  const host = useHost()
  const tab = useTab()
  const navigate = useNavigate()
  const { confirm, dialog } = useConfirm()
  const { identity } = useOpenedKey()
  const original = useOpened(identity, [report.event])
  const actions = useReportActions(report)
  const [open, setOpen] = useState<Shown | null>(null)
  const [isUnsaved, setUnsaved] = useState(false)
  const [savedVersion, setSaved] = useState<number | null>(null)
  // The form follows changes of others unless it has unsaved changes.
  const [written, setWritten] = useState(version)
  if (!isUnsaved && written !== version) setWritten(version)
  const seen = { id, version }
  const close = () => setOpen(null)

  async function ask(action: ConfirmedAction): Promise<void> {
    if (!(await confirm({ ...question[action], confirmLabel: texts.action[action] }))) return
    const outcome = await actions[action].run({ body: seen })
    if (outcome.done && action === 'recuse') {
      navigate({ page: '/reportDesk' })
      void host.closeTab(tab.id, { force: true })
    }
  }

  function begin(action: Shown): void {
    if (action === 'take') void actions.take.run({ body: seen })
    else if (needsConfirmation(action)) void ask(action)
    else setOpen(action)
  }

  async function save(findings: ReportFindings): Promise<void> {
    const outcome = await actions.saveWork.run({ body: { ...seen, ...findings } })
    if (!outcome.done) return
    setUnsaved(false)
    setSaved(outcome.data.version)
  }

  const shown = ORDER.filter(action => report.actions.includes(action))
  const isWriting = work !== null && report.actions.includes('saveWork')
  const busy = shown.some(action => actions[action].busy)
  return (
    <>
      <PageHeader
        title={report.category.name}
        {...(report.number === null ? {} : { number: report.number })}
        state={<ReportStateMark state={report.state} />}
        facts={
          <>
            {[report.received, report.handler?.name, isUnsaved ? unsaved : undefined]
              .filter(Boolean)
              .join(' · ')}
            <SavedNote>{savedVersion === version && !isUnsaved ? saved : undefined}</SavedNote>
          </>
        }
        back={{ label: texts.back, href: '/safetyQuality/reportDesk' }}
        actions={shown.map((action, at) => (
          <Button
            key={action}
            kind={at === shown.length - 1 ? 'primary' : 'quiet'}
            busy={actions[action].busy && !isTextAction(action)}
            disabled={busy || (isUnsaved && (action === 'sign' || action === 'submitClosing'))}
            onClick={() => begin(action)}
          >
            {texts.action[action]}
          </Button>
        ))}
      />
      {identity === null && <KeyPanel />}
      <Columns
        main={
          <>
            <OpenedReport report={report} identity={identity} />
            {isWriting && (
              <WorkForm
                key={written}
                start={work.findings}
                language={report.language}
                original={original.state === 'open' ? asEvent(original.contents[0]) : null}
                busy={actions.saveWork.busy}
                failure={actions.saveWork.failure}
                onUnsaved={setUnsaved}
                onSave={findings => void save(findings)}
              />
            )}
            {work !== null && !isWriting && <WorkReading work={work} />}
          </>
        }
        side={
          <>
            <WorkSide report={report} />
            <Section title={texts.way}>
              <Timeline
                label={texts.way}
                entries={report.steps.map(({ kind, date, note }, at) => ({
                  id: `${at}`,
                  when: date,
                  dateTime: date,
                  what: isState(kind) ? states[kind] : texts.step[kind],
                  ...(note === '' ? {} : { note }),
                }))}
              />
            </Section>
            <ReportFilesPanel id={id} identity={identity} />
            <StripPanel report={report} identity={identity} />
          </>
        }
      />
      {open === 'accept' && (
        <AcceptDialog
          title={texts.action.accept}
          report={report}
          busy={actions.accept.busy}
          onAccept={async accepted => (await actions.accept.run({ body: { ...seen, ...accepted } })).done}
          onClose={close}
        />
      )}
      {open === 'merge' && (
        <MergeDialog
          title={texts.action.merge}
          busy={actions.merge.busy}
          failure={actions.merge.failure}
          onMerge={async master => (await actions.merge.run({ body: { ...seen, master } })).done && close()}
          onClose={close}
        />
      )}
      {open === 'sign' && (
        <SignDialog
          title={texts.action.sign}
          busy={actions.sign.busy}
          failure={actions.sign.failure}
          onSign={async () =>
            (await actions.sign.run({ body: { ...seen, checks: [...DEID_CHECKS] } })).done && close()
          }
          onClose={close}
        />
      )}
      {open === 'submitClosing' && (
        <ClosingDialog
          title={texts.action.submitClosing}
          report={report}
          busy={actions.submitClosing.busy}
          failure={actions.submitClosing.failure}
          onSubmit={async closing =>
            (await actions.submitClosing.run({ body: { ...seen, ...closing } })).done && close()
          }
          onClose={close}
        />
      )}
      {open !== null && isTextAction(open) && (
        <ActionTextDialog
          title={texts.action[open]}
          action={open}
          busy={actions[open].busy}
          failure={actions[open].failure}
          onSend={async text => (await actions[open].run({ body: { ...seen, text } })).done && close()}
          onClose={close}
        />
      )}
      {dialog}
    </>
  )
}
