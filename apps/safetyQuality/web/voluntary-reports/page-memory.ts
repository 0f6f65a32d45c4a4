import { useSyncExternalStore } from 'react'
import type { Receipt, ReportProgress } from '../../contract/reports/report.entities.ts'

/** A receipt that is shown once: with the code, which nobody else has. */
export interface ShownReceipt extends Receipt {
  readonly code: string
}

/** A code that was checked, and what was answered for it. */
export interface CheckedCode {
  readonly code: string
  readonly progress: ReportProgress
}

/** In the memory of the page alone: neither an address nor a store of the browser ever holds them (security note T19). */
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

/** The receipt that is to be shown, also on a page that is there already. */
export const useReceipt = () => useSyncExternalStore(follow, keptReceipt)

export const keepChecked = (checked: CheckedCode | null) => void (memory.checked = checked)
export const keptChecked = () => memory.checked
