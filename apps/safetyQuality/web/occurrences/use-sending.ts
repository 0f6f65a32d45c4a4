import { CallError, failureText, useHost, useLanguage, useNavigate, useTab, useTexts } from '@apron/sdk'
import type { useConfirm } from '@apron/ui/confirm'
import { useState } from 'react'
import { REPORT_ERRORS } from '../../contract/report.errors.ts'
import { occLink } from '../../contract/rules/occurrence-link.ts'
import { occurrenceProblems } from '../../contract/rules/occurrence-problems.ts'
import { isInLanguage } from '../../contract/rules/report-language.ts'
import { reportProblems } from '../../contract/rules/report-problems.ts'
import { REPORT_FORM_TEXTS } from '../i-need-report/i-need-report.texts.ts'
import { type Confirmations, NOTHING_CONFIRMED } from '../i-need-report/send-step.tsx'
import { useFileReport } from '../i-need-report/use-file-report.ts'
import type { ReportFiles } from '../i-need-report/use-report-files.ts'
import { keptReceipt } from '../voluntary-reports/page-memory.ts'
import { siteToday } from '../voluntary-reports/site-today.ts'
import { OCC_TEXTS } from './occurrence.texts.ts'
import type { useEditor } from './use-editor.ts'

/** Sends what is in the editor: under the author's name, or through the public channel. @param onProblems shows the first problem */
export function useSending(
  editor: ReturnType<typeof useEditor>,
  confirm: ReturnType<typeof useConfirm>['confirm'],
  onProblems: () => void,
  attached: ReportFiles,
) {
  const texts = useTexts(OCC_TEXTS)
  const { receiptOpen } = useTexts(REPORT_FORM_TEXTS)
  const uiLanguage = useLanguage()
  const host = useHost()
  const tab = useTab()
  const navigate = useNavigate()
  const { values } = editor
  const { event, language, strip } = values
  const filing = useFileReport(language, attached)
  const [confirmations, setConfirmations] = useState<Confirmations>(NOTHING_CONFIRMED)
  const [isChecked, setChecked] = useState(false)
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  const isVoluntary = values.reportType === 'VOL'
  const voluntary = { strip, event, confirmed: Object.values(confirmations).every(Boolean) }
  const problems = isVoluntary
    ? reportProblems(voluntary, siteToday()).map(({ field, error }) => ({
        field,
        error: REPORT_ERRORS[error],
      }))
    : occurrenceProblems(values, siteToday())

  /** The page as it was before anything was typed. */
  function clear(): void {
    editor.clear()
    attached.clear()
    setConfirmations(NOTHING_CONFIRMED)
    setChecked(false)
    setFailure(null)
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
      onProblems()
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
    if (keptReceipt() !== null) return setFailure(receiptOpen)
    setSending(true)
    setFailure(null)
    try {
      await filing.send(voluntary)
      clear()
      navigate({ page: '/SubmitResults' }, { replace: true })
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      setFailure(failureText(error))
    } finally {
      setSending(false)
    }
  }

  return {
    voluntary,
    confirmations,
    onConfirm: (part: Partial<Confirmations>) => setConfirmations({ ...confirmations, ...part }),
    hasProblems: isChecked && problems.length > 0,
    errorOf: (field: string) =>
      isChecked ? problems.find(each => each.field === field)?.error[uiLanguage] : undefined,
    isSending,
    failure: failure ?? editor.failure,
    clear,
    send,
  }
}
