import { MAX_OFFSET_ROWS } from '@apron/contract/limits/paging'
import { fillText, useHost, useTexts } from '@apron/sdk'
import { collectRows } from './collect-rows.ts'
import { logTexts } from './log.texts.ts'

/** What a log says when there is more than it counts or saves. @param total rows counted */
export function useLogLimits(total: number) {
  const host = useHost()
  const log = useTexts(logTexts)
  /** The newest rows that the filter finds, for a file. */
  const exportRows = async <Row extends { readonly id: unknown }>(
    ask: (after: Row['id'] | undefined, size: number) => Promise<readonly Row[]>,
  ): Promise<readonly Row[]> => {
    const { rows, cut } = await collectRows(ask, MAX_OFFSET_ROWS)
    if (cut) host.toast('warning', fillText(log.exportCut, { count: MAX_OFFSET_ROWS }))
    return rows
  }
  return {
    /** A line beside the title; false while everything is counted. */
    note: total >= MAX_OFFSET_ROWS && fillText(log.more, { count: MAX_OFFSET_ROWS }),
    exportRows,
  }
}
