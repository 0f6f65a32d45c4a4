import type { RecordDefinition, RecordOf } from '@apron/contract/records/define-record'
import type { RecordFields } from '@apron/contract/records/fields'
import { sortKeysOf } from '@apron/contract/records/record-schemas'
import { usePageTitle, usePermission } from '@apron/sdk'
import { AddLink } from '../list/add-button.tsx'
import { ListPage, type ListPageProps } from '../list/list-page.tsx'
import { SiteName } from '../list/site-name.tsx'
import type { List } from '../list/use-list.ts'
import { recordColumns } from './record-columns.tsx'
import { RecordFilter, type RecordFilterValues } from './record-filter.tsx'
import { recordLink } from './record-link.ts'
import { useRecordWords } from './record-words.ts'
import { useDescribedList } from './use-described-list.ts'

/** Loads the list of a described record for `ListPage`. Filter and sort order are remembered per person. */
export function useRecordList<Fields extends RecordFields>(
  record: RecordDefinition<Fields>,
): List<RecordOf<Fields>, RecordFilterValues> {
  const { app, name, fields } = record
  return useDescribedList(record, {
    call: record.calls.queryPage,
    sortKeys: sortKeysOf(fields),
    code: `AQ_${app}_${name}`,
    remember: name,
  })
}

export interface RecordListProps<Fields extends RecordFields>
  extends Partial<Omit<ListPageProps<RecordOf<Fields>, RecordFilterValues>, 'list' | 'title'>> {
  readonly record: RecordDefinition<Fields>
  /** Title. By default that of the page in the manifest. */
  readonly title?: string
  /** Path of the record page within the application, also used to create a record. */
  readonly page: `/${string}`
  readonly list?: List<RecordOf<Fields>, RecordFilterValues>
}

/** List page of a described record. Any `ListPage` prop overrides the description. */
export function RecordList<Fields extends RecordFields>({
  record,
  page,
  list,
  title,
  ...props
}: RecordListProps<Fields>) {
  const own = useRecordList(record)
  const pageTitle = usePageTitle()
  const words = useRecordWords(record)
  const mayExport = usePermission(record.rights.export)
  return (
    <ListPage
      list={list ?? own}
      title={title ?? pageTitle}
      columns={recordColumns(record, words)}
      rowKey={row => row.id}
      rowLink={row => recordLink(record, page, row)}
      note={<SiteName />}
      {...(mayExport ? {} : { exportRows: null })}
      renderFilter={(form, change) => (
        <RecordFilter fields={record.fields} words={words} form={form} onChange={change} />
      )}
      add={<AddLink resource={record.rights.edit} href={`/${record.app}${page}`} />}
      {...props}
    />
  )
}
