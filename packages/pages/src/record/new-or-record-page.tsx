import { IfPermitted, useHost, useQueryParam } from '@apron/sdk'
import { Page, PageHeader } from '@apron/ui/page'
import type { ReactNode } from 'react'
import { NotPermitted } from './not-permitted.tsx'
import { RecordPage, type RecordPageProps } from './record-page.tsx'

export interface NewOrRecordPageProps<Data> extends Omit<RecordPageProps<Data>, 'children'> {
  /** Permission to add a record, and the text for people without it. */
  readonly resource: string
  readonly notPermitted: string
  readonly newTitle: string
  /** Title of an existing record, unless the record shows its own. */
  readonly editTitle?: string
  /** Renders the form or the record. Null is a new one. */
  readonly children: (record: Data | null) => ReactNode
}

/** The page of the record whose `id` is in the address, and of a new record without an `id`. */
export function NewOrRecordPage<Data extends object>({
  resource,
  notPermitted,
  newTitle,
  editTitle,
  children,
  ...page
}: NewOrRecordPageProps<Data>) {
  const { base } = useHost()
  const back = { label: page.list.label, href: `${base}${page.list.page}` }
  if (useQueryParam('id') !== null) {
    return (
      <RecordPage {...page}>
        {record => (
          <>
            {editTitle !== undefined && <PageHeader title={editTitle} back={back} />}
            {children(record)}
          </>
        )}
      </RecordPage>
    )
  }
  return (
    <Page>
      <IfPermitted resource={resource} otherwise={<NotPermitted text={notPermitted} back={back} />}>
        <PageHeader title={newTitle} back={back} />
        {children(null)}
      </IfPermitted>
    </Page>
  )
}
