import type { RecordFields as Fields } from '@apron/contract/records/fields'
import { useLanguage, useQueryParam, useTexts } from '@apron/sdk'
import { Page, PageHeader } from '@apron/ui/page'
import { RecordPage } from '../record/record-page.tsx'
import { RecordEditor, type RecordEditorProps } from './record-editor.tsx'
import { recordName } from './record-link.ts'
import { RECORDS_TEXTS } from './records.texts.ts'

export interface RecordEditorPageProps<Described extends Fields>
  extends Omit<RecordEditorProps<Described>, 'saved'> {
  /** The page of the list to go back to, below the application. */
  readonly list: `/${string}`
}

/** The page of a described record without actions of its own; without an `id` in its address it makes a new one. */
export function RecordEditorPage<Described extends Fields>({
  list,
  ...props
}: RecordEditorPageProps<Described>) {
  const { record } = props
  const texts = useTexts(RECORDS_TEXTS)
  const title = record.title[useLanguage()]
  const back = { label: texts.back, href: `/${record.app}${list}` }
  if (useQueryParam('id') === null) {
    return (
      <Page>
        <PageHeader title={title} back={back} />
        <RecordEditor {...props} saved={null} />
      </Page>
    )
  }
  return (
    <RecordPage
      call={record.calls.detail}
      titleOf={row => recordName(record, { ...row })}
      gone={texts.gone}
      list={{ page: list, label: texts.back }}
    >
      {row => (
        <>
          <PageHeader title={title} number={recordName(record, { ...row })} back={back} />
          <RecordEditor {...props} saved={row} />
        </>
      )}
    </RecordPage>
  )
}
