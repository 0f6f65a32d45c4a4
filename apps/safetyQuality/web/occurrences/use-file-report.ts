import type { Language } from '@apron/contract/entities/language'
import { useCall } from '@apron/sdk'
import { useRef } from 'react'
import { fileReport } from '../../contract/report.calls.ts'
import { newReceiptCode } from '../../contract/rules/receipt-code.ts'
import { type ReportDraft, reportToSend } from '../../contract/rules/report-problems.ts'
import { keepReceipt } from '../voluntary-reports/page-memory.ts'
import { workFor } from '../voluntary-reports/work.ts'

const randomBytes = (count: number) => crypto.getRandomValues(new Uint8Array(count))

/** Files a voluntary report through the public channel and leaves its receipt to the page of receipts. @throws CallError */
export function useFileReport(language: Language): (report: ReportDraft) => Promise<void> {
  const call = useCall()
  // One code for one report: sent again after a lost answer it is the same report.
  const code = useRef<string | null>(null)
  return async report => {
    code.current ??= newReceiptCode(randomBytes)
    const work = await workFor(call, code.current)
    const body = { ...reportToSend(report), code: code.current, work, language }
    keepReceipt({ ...(await call(fileReport, { body })), code: code.current })
    code.current = null
  }
}
