import { Button } from '@apron/ui/button'
import { FilterBar, Page, PageHeader } from '@apron/ui/page'
import { DataTable, everyRow, type TableColumn, useSavedColumns } from '@apron/ui/table'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFailureText } from '../../../platform/http/use-failure-text.ts'
import type { PageServices } from '../../own-pages/page-services.ts'
import type { AdminList } from './use-admin-list.ts'

interface AdminPageProps<Row, Filter> {
  readonly services: PageServices
  readonly title: string
  /** Name of the column setting, such as `AQ_shell_users`. */
  readonly customCode: string
  readonly list: AdminList<Row, Filter>
  readonly columns: readonly TableColumn<Row>[]
  /** Ids shown while nothing was chosen; all when nothing is said. */
  readonly defaults?: readonly string[]
  readonly rowKey: (row: Row) => string
  /** Fields of the filter; what they hold applies on search. */
  readonly renderFilter: (form: Filter, change: (part: Partial<Filter>) => void) => ReactNode
  /** Buttons of the page, the main one last. */
  readonly actions?: ReactNode
  /** A line above the table. */
  readonly toolbar?: ReactNode
  /** Everything that is filtered, where it is not to be asked for page by page. */
  readonly exportRows?: () => Promise<readonly Row[]>
}

/** The frame of every list of the administration: title and actions, filter, table with its columns, pages and export. */
export function AdminPage<Row, Filter>({
  services,
  title,
  customCode,
  list,
  columns,
  defaults,
  rowKey,
  renderFilter,
  actions,
  toolbar,
  exportRows,
}: AdminPageProps<Row, Filter>) {
  const { t } = useTranslation()
  const failureText = useFailureText()
  const [form, setForm] = useState(list.filter)
  const columnProps = useSavedColumns(columns, {
    customCode,
    store: services.columns,
    ...(defaults === undefined ? {} : { defaults }),
  })
  const { query, position } = list
  const reset = () => {
    setForm(list.noFilter)
    list.apply(list.noFilter)
  }
  const filtered = list.filter !== list.noFilter
  return (
    <Page>
      <PageHeader title={title} actions={actions} />
      <FilterBar label={title} onSearch={() => list.apply(form)} onReset={reset} busy={query.isFetching}>
        {renderFilter(form, part => setForm(before => ({ ...before, ...part })))}
      </FilterBar>
      <DataTable
        label={title}
        columns={columns}
        rows={query.data?.records ?? []}
        rowKey={rowKey}
        state={query.isPending ? 'loading' : query.isError ? 'failed' : 'ready'}
        {...(query.isError ? { errorText: failureText(query.error) } : {})}
        onRetry={() => void query.refetch()}
        emptyText={t('admin.empty')}
        emptyAction={filtered ? <Button onClick={reset}>{t('admin.showAll')}</Button> : undefined}
        page={{ ...position, total: query.data?.total ?? 0 }}
        onPageChange={list.turn}
        {...columnProps}
        exportRows={exportRows ?? (() => everyRow(wanted => list.ask(wanted, list.filter)))}
        toolbar={toolbar}
        pinnedScrollbar
      />
    </Page>
  )
}
