import { PRINT_ROWS } from '@apron/contract/limits/lists'
import { fillText } from '@apron/contract/texts/fill-text'
import { useHost, useTexts } from '@apron/sdk'
import { useState } from 'react'
import { LIST_TEXTS } from '../list.texts.ts'
import type { List } from '../use-list.ts'
import type { PrintedRows } from './print-list.tsx'

/** Loads the rows to print and holds them until they are printed. */
export function usePrinting<Row, Filter>(list: Pick<List<Row, Filter>, 'loadFirstRows'>) {
  const texts = useTexts(LIST_TEXTS).print
  const host = useHost()
  const [busy, setBusy] = useState(false)
  const [printed, setPrinted] = useState<PrintedRows<Row> | null>(null)
  /** Counts the sheets, to remount each. */
  const [count, setCount] = useState(0)
  return {
    busy,
    printed,
    count,
    async begin() {
      setBusy(true)
      try {
        setPrinted(await list.loadFirstRows(PRINT_ROWS))
        setCount(before => before + 1)
      } catch (cause) {
        host.toast('error', fillText(texts.failed, { reason: cause instanceof Error ? cause.message : '' }))
      } finally {
        setBusy(false)
      }
    },
    end: () => setPrinted(null),
  }
}
