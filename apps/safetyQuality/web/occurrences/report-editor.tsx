import { DraftNotice } from '@apron/pages/draft'
import { useHost, useNavigate, useTab, useTexts } from '@apron/sdk'
import { useAppQuery } from '@apron/sdk/query'
import { Button } from '@apron/ui/button'
import { useConfirm } from '@apron/ui/confirm'
import { Alert } from '@apron/ui/feedback'
import { ChoiceField } from '@apron/ui/fields'
import { Section, Stack } from '@apron/ui/page'
import { SavedNote } from '@apron/ui/status'
import { Prose } from '@apron/ui/text'
import { useRef, useState } from 'react'
import {
  REPORT_TYPE_TEXTS,
  REPORT_TYPES,
  type ReportType,
} from '../../contract/occurrences/occurrence.values.ts'
import { beginReport } from '../../contract/reports/report.calls.ts'
import { isInLanguage } from '../../contract/rules/reports/report-language.ts'
import { reportToSend } from '../../contract/rules/reports/report-problems.ts'
import { CausesStep } from '../i-need-report/causes-step.tsx'
import { EventStep } from '../i-need-report/event-step.tsx'
import { REPORT_FORM_TEXTS } from '../i-need-report/i-need-report.texts.ts'
import { IdentityStep } from '../i-need-report/identity-step.tsx'
import { NoticeStep } from '../i-need-report/notice-step.tsx'
import { SendStep } from '../i-need-report/send-step.tsx'
import { showFirstProblem } from '../i-need-report/show-first-problem.ts'
import { useReportFiles } from '../i-need-report/use-report-files.ts'
import { EvidenceField } from '../rectification/plan/evidence-field.tsx'
import { useReportWords } from '../voluntary-reports/report-fields.ts'
import { useIdleClearing } from '../voluntary-reports/use-idle-clearing.ts'
import { CloseGuard } from './close-guard.tsx'
import { DetailsFields } from './details-fields.tsx'
import { type EditorValues, isAnonymous, LANGUAGE_KEYS, withType } from './editor-values.ts'
import { OCC_TEXTS } from './occurrence.texts.ts'
import { useEditor } from './use-editor.ts'
import { useSubmission } from './use-submission.ts'

interface ReportEditorProps {
  readonly start: EditorValues
  /** True for a numbered report, whose type cannot change. */
  readonly isNumbered?: boolean
}

/**
 * Edits one report in the language of its page: saved and submitted under the author's name, or filed as a voluntary
 * one.
 */
export function ReportEditor({ start, isNumbered = false }: ReportEditorProps) {
  const texts = useTexts(OCC_TEXTS)
  const form = useTexts(REPORT_FORM_TEXTS)
  const types = useTexts(REPORT_TYPE_TEXTS)
  const host = useHost()
  const tab = useTab()
  const navigate = useNavigate()
  const words = useReportWords()
  const channel = useAppQuery(beginReport)
  const { confirm, dialog } = useConfirm()
  const { language } = start
  const editor = useEditor(start, texts.page[LANGUAGE_KEYS[language]])
  const [isUploading, setUploading] = useState(false)
  const [isSaved, setSaved] = useState(false)
  const page = useRef<HTMLDivElement>(null)
  const reportFiles = useReportFiles()
  const submission = useSubmission(
    editor,
    confirm,
    () => requestAnimationFrame(() => showFirstProblem(page.current)),
    reportFiles,
  )

  const { values, change } = editor
  const { event, strip } = values
  const isVoluntary = values.reportType === 'VOL'
  const anonymous = isAnonymous(values)
  const { errorOf } = submission
  const isWarning = useIdleClearing(anonymous && editor.hasChanges, submission.clear)

  async function chooseType(type: ReportType): Promise<void> {
    if (type === 'VOL' && editor.isStored) {
      const { remove: title, removeText: message, removeLabel: confirmLabel } = texts.type
      if (!(await confirm({ title, message, confirmLabel, danger: true })) || !(await editor.remove())) return
    }
    editor.apply(withType(values, type))
  }

  async function removeDraft(): Promise<void> {
    const question = { title: texts.remove, message: texts.removeQuestion, confirmLabel: texts.remove }
    if (!(await confirm({ ...question, danger: true })) || !(await editor.remove())) return
    host.toast('success', texts.removed)
    await host.closeTab(tab.id, { force: true })
    navigate({ page: '/occurrenceReports' })
  }

  async function saveDraft(): Promise<void> {
    setSaved((await editor.store()) !== null)
  }

  const typeNote = anonymous ? texts.type.anonymous : ''
  return (
    <div ref={page} className="ap-stack" spellCheck={false}>
      <CloseGuard
        isUploading={isUploading}
        hasChanges={editor.hasChanges && !submission.isSending}
        // A named voluntary report stays on the device as a draft.
        onSave={anonymous ? null : async () => isVoluntary || (await editor.store()) !== null}
        onDiscard={editor.draft.forget}
      />
      <DraftNotice
        draft={editor.draft}
        labelOf={name =>
          new Map<string, string>([
            ...Object.entries(texts.draftOf),
            ['details', texts.section.details],
            ['attachments', texts.section.attachments],
            ['reportType', texts.type.label],
            ['pairId', texts.field.pair],
          ]).get(name)
        }
      />
      {isWarning && <Alert meaning="amber">{form.idle}</Alert>}
      <Section title={texts.type.section}>
        <Stack>
          <ChoiceField
            label={texts.type.label}
            value={values.reportType}
            options={REPORT_TYPES.map(value => ({
              value,
              label: types[value],
              disabled: isNumbered && value !== values.reportType,
            }))}
            onChange={type => void chooseType(type)}
          />
          <Prose>{isVoluntary ? `${texts.type.voluntary} ${typeNote}` : texts.type.named}</Prose>
          {isVoluntary && channel.data?.accepting === false && <Alert meaning="red">{form.closed}</Alert>}
        </Stack>
      </Section>
      {isVoluntary && (
        <>
          <Section title={form.step.notice}>
            <NoticeStep />
          </Section>
          <Section title={form.step.identity}>
            <IdentityStep
              strip={strip}
              contactOk={event.contactOk}
              errorOf={errorOf}
              onStrip={part => change({ strip: { ...strip, ...part } })}
              onContactOk={contactOk => change({ event: { ...event, contactOk } })}
            />
          </Section>
        </>
      )}
      <Section title={form.step.event}>
        <EventStep
          event={event}
          words={words}
          errorOf={errorOf}
          omitsAcReg={!isVoluntary}
          onChange={part => change({ event: { ...event, ...part } })}
        />
      </Section>
      {!isVoluntary && (
        <Section title={texts.section.details}>
          <DetailsFields values={values} errorOf={errorOf} onChange={change} />
        </Section>
      )}
      <Section title={form.step.causes}>
        <CausesStep event={event} words={words} onChange={part => change({ event: { ...event, ...part } })} />
      </Section>
      <Section title={isVoluntary ? form.step.send : texts.section.attachments}>
        {isVoluntary ? (
          <SendStep
            report={reportToSend(submission.voluntary)}
            words={words}
            confirmations={submission.confirmations}
            error={errorOf('confirmed')}
            reportFiles={reportFiles}
            onConfirm={submission.onConfirm}
          />
        ) : (
          <EvidenceField
            label={texts.section.attachments}
            draft={null}
            files={values.attachments}
            onChange={attachments => change({ attachments })}
            onUploading={setUploading}
          />
        )}
      </Section>
      {event.narrative !== '' && !isInLanguage(event.narrative, language) && (
        <Alert meaning="amber">{texts.wrongLanguage}</Alert>
      )}
      {submission.hasProblems && <Alert meaning="amber">{texts.problems}</Alert>}
      {submission.failure !== null && <Alert meaning="red">{submission.failure}</Alert>}
      {submission.isSending && <Alert meaning="info">{form.working}</Alert>}
      <div className="sq-ways">
        <SavedNote>{isSaved && !editor.hasChanges ? texts.saved : undefined}</SavedNote>
        {editor.isStored && !isNumbered && (
          <Button disabled={editor.busy || isUploading} onClick={() => void removeDraft()}>
            {texts.remove}
          </Button>
        )}
        {!isVoluntary && (
          <Button disabled={editor.busy || isUploading} onClick={() => void saveDraft()}>
            {texts.saveDraft}
          </Button>
        )}
        <Button
          kind="primary"
          busy={submission.isSending || editor.busy}
          disabled={isUploading || (isVoluntary && channel.data?.accepting === false)}
          onClick={() => void submission.send()}
        >
          {isVoluntary ? form.send : texts.submit}
        </Button>
      </div>
      {dialog}
    </div>
  )
}
