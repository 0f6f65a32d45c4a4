import { MESSAGE_PAGE_SIZES } from '@apron/contract/limits/messages'
import type { PageOf } from '@apron/contract/lists/paging'
import { useTexts } from '@apron/sdk/texts'
import { DataTable, type DataTableProps } from '@apron/ui/table'
import type { UseQueryResult } from '@tanstack/react-query'
import { useMissingText } from '../../../platform/http/use-missing-text.ts'
import { messagesTexts } from '../messages.texts.ts'
import { type Position, pagerOf } from './list-rules.ts'

interface MessageTableProps<Row>
  extends Pick<
    DataTableProps<Row>,
    | 'label'
    | 'columns'
    | 'rowKey'
    | 'rowMeaning'
    | 'emptyText'
    | 'emptyAction'
    | 'selected'
    | 'onSelectedChange'
    | 'toolbar'
    | 'onPageChange'
  > {
  readonly page: UseQueryResult<PageOf<Row>>
  readonly position: Position
}

/**
 * A list of messages in a dialog, with the page sizes of §9. Does not show the rows of a previous request for
 * a new one.
 */
export function MessageTable<Row>({ page, position, ...table }: MessageTableProps<Row>) {
  const texts = useTexts(messagesTexts)
  const missing = useMissingText()
  const pager = pagerOf(position, page.data?.total)
  return (
    <DataTable
      rows={page.data?.records ?? []}
      state={page.isPending || page.isPlaceholderData ? 'loading' : page.isError ? 'failed' : 'ready'}
      {...(page.isError ? { errorText: missing(texts.failed, page.error) } : {})}
      onRetry={() => void page.refetch()}
      emptyText={texts.empty}
      {...(pager === null ? {} : { page: pager })}
      pageSizes={MESSAGE_PAGE_SIZES}
      cards
      {...table}
    />
  )
}
