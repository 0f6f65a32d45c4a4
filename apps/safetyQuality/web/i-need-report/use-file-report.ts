import type { Language } from '@apron/contract/entities/language'
import { useCall } from '@apron/sdk'
import { useRef } from 'react'
import { fileReport } from '../../contract/report.calls.ts'
import { newReceiptCode } from '../../contract/rules/receipt-code.ts'
import { type ReportDraft, reportToSend } from '../../contract/rules/report-problems.ts'
import { keepReceipt } from '../voluntary-reports/page-memory.ts'
import { workFor } from '../voluntary-reports/work.ts'
import type { ReportFiles } from './use-report-files.ts'

const randomBytes = (count: number) => crypto.getRandomValues(new Uint8Array(count))

interface FileReport {
  /** Files the report with what is attached, and leaves its receipt to the page of receipts. @throws CallError */
  readonly send: (report: ReportDraft) => Promise<void>
  /** The next report is another one. */
  readonly beginAnew: () => void
}

/** Files voluntary reports through the public channel. */
export function useFileReport(language: Language, attached: ReportFiles): FileReport {
  const call = useCall()
  // One code for one report: sent again after a lost answer it is the same report.
  const code = useRef<string | null>(null)

  async function send(report: ReportDraft): Promise<void> {
    code.current ??= newReceiptCode(randomBytes)
    const ticket = attached.ticket === null ? {} : { ticket: attached.ticket }
    try {
      const work = await workFor(call, code.current)
      const body = { ...reportToSend(report), code: code.current, work, language, ...ticket }
      keepReceipt({ ...(await call(fileReport, { body })), code: code.current })
    } catch (error) {
      attached.forgetAfter(error)
      throw error
    }
    attached.forget()
    code.current = null
  }

  return {
    send,
    beginAnew() {
      code.current = null
    },
  }
}
