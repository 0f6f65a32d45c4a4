import { MAX_OFFSET_ROWS } from '@apron/contract/limits/paging'
import { toast } from '@apron/ui/feedback'
import { useTranslation } from 'react-i18next'
import { collectRows } from './collect-rows.ts'

/** What a log says when there is more than it counts or saves. @param total rows counted */
export function useLogLimits(total: number) {
  const { t } = useTranslation()
  /** The newest rows that the filter finds, for a file. */
  const exportRows = async <Row extends { readonly id: unknown }>(
    ask: (after: Row['id'] | undefined, size: number) => Promise<readonly Row[]>,
  ): Promise<readonly Row[]> => {
    const { rows, cut } = await collectRows(ask, MAX_OFFSET_ROWS)
    if (cut) toast.warning(t('adminLog.exportCut', { count: MAX_OFFSET_ROWS }))
    return rows
  }
  return {
    /** A line above the table; false while everything is counted. */
    toolbar: total >= MAX_OFFSET_ROWS && t('adminLog.more', { count: MAX_OFFSET_ROWS }),
    exportRows,
  }
}
