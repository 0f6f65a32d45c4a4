import { MAX_OFFSET_ROWS } from '@apron/contract/limits/lists'
import { fillText, useHost, useTexts } from '@apron/sdk'
import { collectRows } from './collect-rows.ts'
import { logTexts } from './log.texts.ts'

/** Limits for counting and exporting a log. @param total counted rows */
export function useLogLimits(total: number) {
  const host = useHost()
  const log = useTexts(logTexts)
  /** Exports the newest rows that match the filter. */
  const exportRows = async <Row extends { readonly id: unknown }>(
    fetchChunk: (after: Row['id'] | undefined, size: number) => Promise<readonly Row[]>,
  ): Promise<readonly Row[]> => {
    const { rows, truncated } = await collectRows(fetchChunk, MAX_OFFSET_ROWS)
    if (truncated) host.toast('warning', fillText(log.exportCut, { count: MAX_OFFSET_ROWS }))
    return rows
  }
  return {
    /** A note next to the title, or false while the count is exact. */
    note: total >= MAX_OFFSET_ROWS && fillText(log.more, { count: MAX_OFFSET_ROWS }),
    exportRows,
  }
}
