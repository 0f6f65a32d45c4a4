import { useSyncExternalStore } from 'react'
import type { Receipt, ReportProgress } from '../../contract/reports/report.entities.ts'

/** A receipt with its code. It is shown once, and nobody else has the code. */
export interface ReceiptWithCode extends Receipt {
  readonly code: string
}

/** A checked code with the response. */
export interface CheckedCode {
  readonly code: string
  readonly progress: ReportProgress
}

/** Exists only in the memory of the page, never in an address or in storage of the browser (security note T19). */
const memory: { receipt: ReceiptWithCode | null; code: CheckedCode | null } = { receipt: null, code: null }

const listeners = new Set<() => void>()

export function setReceipt(receipt: ReceiptWithCode | null): void {
  memory.receipt = receipt
  for (const listener of listeners) listener()
}
export const getReceipt = () => memory.receipt

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Returns the receipt to show, and updates pages that are already open. */
export const useReceipt = () => useSyncExternalStore(subscribe, getReceipt)

export const setCheckedCode = (code: CheckedCode | null) => void (memory.code = code)
export const getCheckedCode = () => memory.code
