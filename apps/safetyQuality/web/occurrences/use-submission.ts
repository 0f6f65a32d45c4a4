import { useHost, useLanguage, useNavigate, useTab, useTexts } from '@apron/sdk'
import type { useConfirm } from '@apron/ui/confirm'
import { useState } from 'react'
import { REPORT_ERRORS } from '../../contract/reports/report.errors.ts'
import { occLink } from '../../contract/rules/occurrences/occurrence-link.ts'
import { occurrenceProblems } from '../../contract/rules/occurrences/occurrence-problems.ts'
import { isInLanguage } from '../../contract/rules/reports/report-language.ts'
import { reportProblems } from '../../contract/rules/reports/report-problems.ts'
import { type Confirmations, NOTHING_CONFIRMED } from '../i-need-report/send-step.tsx'
import { useFileReport } from '../i-need-report/use-file-report.ts'
import type { ReportFiles } from '../i-need-report/use-report-files.ts'
import { siteToday } from '../voluntary-reports/site-today.ts'
import { OCC_TEXTS } from './occurrence.texts.ts'
import type { useEditor } from './use-editor.ts'

/**
 * Submits the report under the author's name, or files it through the public channel. @param onProblems shows the first
 * problem
 */
export function useSubmission(
  editor: ReturnType<typeof useEditor>,
  confirm: ReturnType<typeof useConfirm>['confirm'],
  onProblems: () => void,
  reportFiles: ReportFiles,
) {
  const texts = useTexts(OCC_TEXTS)
  const uiLanguage = useLanguage()
  const host = useHost()
  const tab = useTab()
  const navigate = useNavigate()
  const { values } = editor
  const { event, language, strip } = values
  const filing = useFileReport(language, reportFiles)
  const [confirmations, setConfirmations] = useState<Confirmations>(NOTHING_CONFIRMED)
  const [hasTried, setHasTried] = useState(false)

  const isVoluntary = values.reportType === 'VOL'
  const voluntary = { strip, event, confirmed: Object.values(confirmations).every(Boolean) }
  const problems = isVoluntary
    ? reportProblems(voluntary, siteToday()).map(({ field, error }) => ({
        field,
        error: REPORT_ERRORS[error],
      }))
    : occurrenceProblems(values, siteToday())

  /** Resets the form. */
  function clear(): void {
    editor.clear()
    reportFiles.clear()
    setConfirmations(NOTHING_CONFIRMED)
    setHasTried(false)
    filing.reset()
  }

  /** Asks before a text in another language is sent. */
  async function confirmLanguage(): Promise<boolean> {
    if (isInLanguage(event.narrative, language)) return true
    const { wrongLanguage: title, wrongLanguageText: message, sendAnyway: confirmLabel } = texts
    return await confirm({ title, message, confirmLabel })
  }

  async function send(): Promise<void> {
    if (problems.length > 0) {
      setHasTried(true)
      onProblems()
      return
    }
    if (!(await confirmLanguage())) return
    if (isVoluntary) return await filing.send(voluntary, clear)
    const report = await editor.submit()
    if (report === null) return
    // Close first: closing the visible tab activates the previous one, away from the report.
    await host.closeTab(tab.id, { force: true })
    navigate(occLink(report))
  }

  return {
    voluntary,
    confirmations,
    onConfirm: (part: Partial<Confirmations>) => setConfirmations({ ...confirmations, ...part }),
    hasProblems: hasTried && problems.length > 0,
    errorOf: (field: string) =>
      hasTried ? problems.find(each => each.field === field)?.error[uiLanguage] : undefined,
    isSending: filing.isSending,
    failure: filing.failure ?? editor.failure,
    clear,
    send,
  }
}
