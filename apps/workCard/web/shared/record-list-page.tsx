import type { SaveOf } from '@apron/contract/records/define-record'
import type { RecordFields } from '@apron/contract/records/fields'
import { AddLink } from '@apron/pages/list'
import { RecordEditorPage, RecordList, type RecordListProps } from '@apron/pages/records'
import { useQueryParam } from '@apron/sdk'

interface RecordListPageProps<Fields extends RecordFields>
  extends Pick<RecordListProps<Fields>, 'record' | 'page' | 'defaults'> {
  readonly start?: Partial<SaveOf<Fields>>
}

/** Shows a list and its records at one address: `?id=…` is a record, `?new=1` a new one. */
export function RecordListPage<Fields extends RecordFields>({ start, ...list }: RecordListPageProps<Fields>) {
  const { record, page } = list
  const isNew = useQueryParam('new') !== null
  if (useQueryParam('id') !== null || isNew) {
    return <RecordEditorPage record={record} page={page} list={page} {...(start && { start })} />
  }
  const href = `/workCard${page}?new=1&multipleTabs=1` as const
  return <RecordList {...list} add={<AddLink resource={record.rights.edit} href={href} />} />
}
