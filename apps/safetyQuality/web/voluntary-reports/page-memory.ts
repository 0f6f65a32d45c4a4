import { useSyncExternalStore } from 'react'
import type { Receipt, ReportProgress } from '../../contract/reports/report.entities.ts'

/** A receipt with its code. It is shown once, and nobody else has the code. */
export interface ShownReceipt extends Receipt {
  readonly code: string
}

/** A checked code with the response. */
export interface CheckedCode {
  readonly code: string
  readonly progress: ReportProgress
}

/** Kept only in the memory of the page, never in an address or in storage of the browser (security note T19). */
const memory: { receipt: ShownReceipt | null; checked: CheckedCode | null } = { receipt: null, checked: null }

const readers = new Set<() => void>()

export function keepReceipt(receipt: ShownReceipt | null): void {
  memory.receipt = receipt
  for (const reader of readers) reader()
}
export const keptReceipt = () => memory.receipt

function follow(reader: () => void): () => void {
  readers.add(reader)
  return () => void readers.delete(reader)
}

/** Returns the receipt to show, and updates pages that are already open. */
export const useReceipt = () => useSyncExternalStore(follow, keptReceipt)

export const keepChecked = (checked: CheckedCode | null) => void (memory.checked = checked)
export const keptChecked = () => memory.checked
