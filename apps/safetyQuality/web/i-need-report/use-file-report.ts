import type { Language } from '@apron/contract/dictionary/language'
import { useCall, useNavigate, useTexts } from '@apron/sdk'
import { useRef } from 'react'
import { fileReport } from '../../contract/reports/report.calls.ts'
import { type ReportDraft, reportToSend } from '../../contract/rules/reports/report-problems.ts'
import { newReceiptCode } from '../../contract/rules/sealing/receipt-code.ts'
import { getReceipt, setReceipt } from '../voluntary-reports/page-memory.ts'
import { solveChallenge } from '../voluntary-reports/solve-challenge.ts'
import { useAttempt } from '../voluntary-reports/use-attempt.ts'
import { REPORT_FORM_TEXTS } from './i-need-report.texts.ts'
import type { ReportFiles } from './use-report-files.ts'

const randomBytes = (count: number) => crypto.getRandomValues(new Uint8Array(count))

interface FileReport {
  readonly isSending: boolean
  /** Message about why the last attempt failed. */
  readonly failure: string | null
  /** Files the report with its attachments and opens the receipt page. @param onFiled clears the form */
  readonly send: (report: ReportDraft, onFiled: () => void) => Promise<void>
  /** Starts another report. */
  readonly reset: () => void
}

/** Files voluntary reports through the public channel. */
export function useFileReport(language: Language, reportFiles: ReportFiles): FileReport {
  const { receiptOpen } = useTexts(REPORT_FORM_TEXTS)
  const call = useCall()
  const navigate = useNavigate()
  const { attempt, isBusy: isSending, failure, setFailure } = useAttempt()
  // One code per report: a repeated request after a lost response files the same report.
  const code = useRef<string | null>(null)

  async function sendToServer(report: ReportDraft): Promise<void> {
    code.current ??= newReceiptCode(randomBytes)
    const ticket = reportFiles.ticket === null ? {} : { ticket: reportFiles.ticket }
    try {
      const work = await solveChallenge(call, code.current)
      const body = { ...reportToSend(report), code: code.current, work, language, ...ticket }
      setReceipt({ ...(await call(fileReport, { body })), code: code.current })
    } catch (error) {
      reportFiles.forgetIfExpired(error)
      throw error
    }
    reportFiles.forget()
  }

  function reset(): void {
    code.current = null
    setFailure(null)
  }

  async function send(report: ReportDraft, onFiled: () => void): Promise<void> {
    // The receipt page shows only one receipt.
    if (getReceipt() !== null) return setFailure(receiptOpen)
    await attempt(async () => {
      await sendToServer(report)
      reset()
      onFiled()
      navigate({ page: '/SubmitResults' }, { replace: true })
    })
  }

  return { isSending, failure, send, reset }
}
