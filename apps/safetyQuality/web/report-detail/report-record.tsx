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
import { asEvent } from './decrypted-contents.ts'
import { MergeDialog } from './merge-dialog.tsx'
import { OpenedReport } from './opened-report.tsx'
import { ReportFilesPanel } from './report-files-panel.tsx'
import { SignDialog } from './sign-dialog.tsx'
import { StripPanel } from './strip-panel.tsx'
import { useDecrypted } from './use-decrypted.ts'
import { useReportActions } from './use-report-actions.ts'
import { WORK_TEXTS } from './work.texts.ts'
import { WorkForm } from './work-form.tsx'
import { WorkSide } from './work-side.tsx'
import { WorkView } from './work-view.tsx'

/** Buttons from left to right. The most likely next one comes last. */
const BUTTONS = [
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
type ShownAction = (typeof BUTTONS)[number]

const CONFIRMED_ACTIONS = ['recuse', 'act', 'approveClosing', 'publish', 'withdraw'] as const
type ConfirmedAction = (typeof CONFIRMED_ACTIONS)[number]
const needsConfirmation = (action: ShownAction): action is ConfirmedAction =>
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
  const decrypted = useDecrypted(identity, [report.event])
  const actions = useReportActions(report)
  const [decision, setDecision] = useState<ShownAction | null>(null)
  const [isUnsaved, setUnsaved] = useState(false)
  const [savedVersion, setSavedVersion] = useState<number | null>(null)
  // Resets the form after a save by somebody else, unless it has unsaved changes.
  const [formVersion, setFormVersion] = useState(version)
  if (!isUnsaved && formVersion !== version) setFormVersion(version)
  const target = { id, version }
  const close = () => setDecision(null)

  async function confirmAndRun(action: ConfirmedAction): Promise<void> {
    if (!(await confirm({ ...question[action], confirmLabel: texts.action[action] }))) return
    const outcome = await actions[action].run({ body: target })
    if (outcome.done && action === 'recuse') {
      navigate({ page: '/reportDesk' })
      void host.closeTab(tab.id, { force: true })
    }
  }

  function perform(action: ShownAction): void {
    if (action === 'take') void actions.take.run({ body: target })
    else if (needsConfirmation(action)) void confirmAndRun(action)
    else setDecision(action)
  }

  async function save(findings: ReportFindings): Promise<void> {
    const outcome = await actions.saveWork.run({ body: { ...target, ...findings } })
    if (!outcome.done) return
    setUnsaved(false)
    setSavedVersion(outcome.data.version)
  }

  const visibleActions = BUTTONS.filter(action => report.actions.includes(action))
  const isEditable = work !== null && report.actions.includes('saveWork')
  const busy = visibleActions.some(action => actions[action].busy)
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
        actions={visibleActions.map((action, index) => (
          <Button
            key={action}
            kind={index === visibleActions.length - 1 ? 'primary' : 'quiet'}
            busy={actions[action].busy && !isTextAction(action)}
            disabled={busy || (isUnsaved && (action === 'sign' || action === 'submitClosing'))}
            onClick={() => perform(action)}
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
            {isEditable && (
              <WorkForm
                key={formVersion}
                start={work.findings}
                language={report.language}
                original={decrypted.state === 'open' ? asEvent(decrypted.contents[0]) : null}
                busy={actions.saveWork.busy}
                failure={actions.saveWork.failure}
                onUnsaved={setUnsaved}
                onSave={findings => void save(findings)}
              />
            )}
            {work !== null && !isEditable && <WorkView work={work} />}
          </>
        }
        side={
          <>
            <WorkSide report={report} />
            <Section title={texts.way}>
              <Timeline
                label={texts.way}
                entries={report.steps.map(({ kind, date, note }, index) => ({
                  id: `${index}`,
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
      {decision === 'accept' && (
        <AcceptDialog
          title={texts.action.accept}
          report={report}
          busy={actions.accept.busy}
          onAccept={async values => (await actions.accept.run({ body: { ...target, ...values } })).done}
          onClose={close}
        />
      )}
      {decision === 'merge' && (
        <MergeDialog
          title={texts.action.merge}
          busy={actions.merge.busy}
          failure={actions.merge.failure}
          onMerge={async master => (await actions.merge.run({ body: { ...target, master } })).done && close()}
          onClose={close}
        />
      )}
      {decision === 'sign' && (
        <SignDialog
          title={texts.action.sign}
          busy={actions.sign.busy}
          failure={actions.sign.failure}
          onSign={async () =>
            (await actions.sign.run({ body: { ...target, checks: [...DEID_CHECKS] } })).done && close()
          }
          onClose={close}
        />
      )}
      {decision === 'submitClosing' && (
        <ClosingDialog
          title={texts.action.submitClosing}
          report={report}
          busy={actions.submitClosing.busy}
          failure={actions.submitClosing.failure}
          onSubmit={async closing =>
            (await actions.submitClosing.run({ body: { ...target, ...closing } })).done && close()
          }
          onClose={close}
        />
      )}
      {decision !== null && isTextAction(decision) && (
        <ActionTextDialog
          title={texts.action[decision]}
          action={decision}
          busy={actions[decision].busy}
          failure={actions[decision].failure}
          onSend={async text => (await actions[decision].run({ body: { ...target, text } })).done && close()}
          onClose={close}
        />
      )}
      {dialog}
    </>
  )
}
