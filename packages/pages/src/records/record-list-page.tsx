import type { SaveOf } from '@apron/contract/records/define-record'
import type { RecordFields } from '@apron/contract/records/fields'
import { useQueryParam } from '@apron/sdk'
import { AddLink } from '../list/add-button.tsx'
import { RecordEditorPage } from './form/record-editor-page.tsx'
import { RecordList, type RecordListProps } from './record-list.tsx'

export interface RecordListPageProps<Fields extends RecordFields> extends RecordListProps<Fields> {
  /** Initial values of a new record. */
  readonly start?: Partial<SaveOf<Fields>>
}

/** List and records of a described record at one address: `?id=…` is a record, `?new=1` a new one. */
export function RecordListPage<Fields extends RecordFields>({ start, ...list }: RecordListPageProps<Fields>) {
  const { record, page } = list
  const isNew = useQueryParam('new') !== null
  if (useQueryParam('id') !== null || isNew) {
    return <RecordEditorPage record={record} page={page} list={page} {...(start && { start })} />
  }
  const href = `/${record.app}${page}?new=1&multipleTabs=1` as const
  return <RecordList add={<AddLink resource={record.rights.edit} href={href} />} {...list} />
}
