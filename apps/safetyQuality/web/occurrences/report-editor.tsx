import { DraftNotice } from '@apron/pages/draft'
import { CallError, failureText, useHost, useLanguage, useNavigate, useTab, useTexts } from '@apron/sdk'
import { useAppQuery } from '@apron/sdk/query'
import { Button } from '@apron/ui/button'
import { useConfirm } from '@apron/ui/confirm'
import { Alert } from '@apron/ui/feedback'
import { ChoiceField } from '@apron/ui/fields'
import { Section, Stack } from '@apron/ui/page'
import { Prose } from '@apron/ui/text'
import { useRef, useState } from 'react'
import { REPORT_TYPE_TEXTS, REPORT_TYPES, type ReportType } from '../../contract/occurrence.values.ts'
import { beginReport } from '../../contract/report.calls.ts'
import { REPORT_ERRORS } from '../../contract/report.errors.ts'
import { occLink } from '../../contract/rules/occurrence-link.ts'
import { occurrenceProblems } from '../../contract/rules/occurrence-problems.ts'
import { isInLanguage } from '../../contract/rules/report-language.ts'
import { reportProblems, reportToSend } from '../../contract/rules/report-problems.ts'
import { CausesStep } from '../i-need-report/causes-step.tsx'
import { EventStep } from '../i-need-report/event-step.tsx'
import { REPORT_FORM_TEXTS } from '../i-need-report/i-need-report.texts.ts'
import { IdentityStep } from '../i-need-report/identity-step.tsx'
import { NoticeStep } from '../i-need-report/notice-step.tsx'
import { type Confirmations, NOTHING_CONFIRMED, SendStep } from '../i-need-report/send-step.tsx'
import { showFirstProblem } from '../i-need-report/show-first-problem.ts'
import { EvidenceField } from '../rectification/evidence-field.tsx'
import { keptReceipt } from '../voluntary-reports/page-memory.ts'
import { useReportWords } from '../voluntary-reports/report-words.ts'
import { siteToday } from '../voluntary-reports/site-today.ts'
import { useIdleClearing } from '../voluntary-reports/use-idle-clearing.ts'
import { CloseGuard } from './close-guard.tsx'
import { DetailsFields } from './details-fields.tsx'
import { type EditorValues, isAnonymous, LANGUAGE_KEYS, withType } from './editor-values.ts'
import { OCC_TEXTS } from './occurrence.texts.ts'
import { useEditor } from './use-editor.ts'
import { useFileReport } from './use-file-report.ts'

interface ReportEditorProps {
  readonly start: EditorValues
  /** It has a number, which says its type. */
  readonly isNumbered?: boolean
}

/** One report in the language of its page: saved and submitted under the author's name, or filed as a voluntary one. */
export function ReportEditor({ start, isNumbered = false }: ReportEditorProps) {
  const texts = useTexts(OCC_TEXTS)
  const form = useTexts(REPORT_FORM_TEXTS)
  const types = useTexts(REPORT_TYPE_TEXTS)
  const uiLanguage = useLanguage()
  const host = useHost()
  const tab = useTab()
  const navigate = useNavigate()
  const words = useReportWords()
  const begun = useAppQuery(beginReport)
  const { confirm, dialog } = useConfirm()
  const { language } = start
  const editor = useEditor(start, texts.page[LANGUAGE_KEYS[language]])
  const fileVoluntary = useFileReport(language)
  const [confirmations, setConfirmations] = useState<Confirmations>(NOTHING_CONFIRMED)
  const [isChecked, setChecked] = useState(false)
  const [isSending, setSending] = useState(false)
  const [isUploading, setUploading] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const page = useRef<HTMLDivElement>(null)

  const { values, change } = editor
  const { event, strip } = values
  const isVoluntary = values.reportType === 'VOL'
  const anonymous = isAnonymous(values)
  const isWarned = useIdleClearing(anonymous && editor.isTyped, clear)
  const voluntary = { strip, event, confirmed: Object.values(confirmations).every(Boolean) }
  const problems = isVoluntary
    ? reportProblems(voluntary, siteToday()).map(({ field, error }) => ({
        field,
        error: REPORT_ERRORS[error],
      }))
    : occurrenceProblems(values, siteToday())
  const errorOf = (field: string) =>
    isChecked ? problems.find(each => each.field === field)?.error[uiLanguage] : undefined

  function clear(): void {
    editor.clear()
    setConfirmations(NOTHING_CONFIRMED)
    setChecked(false)
    setFailure(null)
  }

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
    if ((await editor.store()) !== null) host.toast('success', texts.saved)
  }

  /** Text in another language is sent only when that is meant. */
  async function isMeant(): Promise<boolean> {
    if (isInLanguage(event.narrative, language)) return true
    const { wrongLanguage: title, wrongLanguageText: message, sendAnyway: confirmLabel } = texts
    return await confirm({ title, message, confirmLabel })
  }

  async function send(): Promise<void> {
    if (problems.length > 0) {
      setChecked(true)
      requestAnimationFrame(() => showFirstProblem(page.current))
      return
    }
    if (!(await isMeant())) return
    if (isVoluntary) return await sendVoluntary()
    const report = await editor.submit()
    if (report === null) return
    // First it closes: a tab on the screen leads to the one before it, and away from the report.
    await host.closeTab(tab.id, { force: true })
    navigate(occLink(report))
  }

  async function sendVoluntary(): Promise<void> {
    // The page of receipts shows one.
    if (keptReceipt() !== null) return setFailure(form.receiptOpen)
    setSending(true)
    setFailure(null)
    try {
      await fileVoluntary(voluntary)
      clear()
      navigate({ page: '/SubmitResults' }, { replace: true })
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      setFailure(failureText(error))
    } finally {
      setSending(false)
    }
  }

  const said = failure ?? editor.failure
  const typeNote = anonymous ? texts.type.anonymous : ''
  return (
    <div ref={page} className="ap-stack" spellCheck={false}>
      <CloseGuard
        isUploading={isUploading}
        isTyped={editor.isTyped && !isSending}
        // A named voluntary report stays on the device as its draft.
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
      {isWarned && <Alert meaning="amber">{form.idle}</Alert>}
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
          {isVoluntary && begun.data?.accepting === false && <Alert meaning="red">{form.closed}</Alert>}
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
            report={reportToSend(voluntary)}
            words={words}
            confirmations={confirmations}
            error={errorOf('confirmed')}
            onConfirm={part => setConfirmations({ ...confirmations, ...part })}
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
      {isChecked && problems.length > 0 && <Alert meaning="amber">{texts.problems}</Alert>}
      {said !== null && <Alert meaning="red">{said}</Alert>}
      {isSending && <Alert meaning="info">{form.working}</Alert>}
      <div className="sq-ways">
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
          busy={isSending || editor.busy}
          disabled={isUploading || (isVoluntary && begun.data?.accepting === false)}
          onClick={() => void send()}
        >
          {isVoluntary ? form.send : texts.submit}
        </Button>
      </div>
      {dialog}
    </div>
  )
}
