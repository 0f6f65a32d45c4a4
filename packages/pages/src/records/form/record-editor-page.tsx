import type { DetailOf } from '@apron/contract/records/define-record'
import type { RecordFields as Fields } from '@apron/contract/records/fields'
import { useLanguage, useQueryParam, useTexts } from '@apron/sdk'
import { Page, PageHeader } from '@apron/ui/page'
import { type ReactNode, useState } from 'react'
import { RecordPage } from '../../record/record-page.tsx'
import { RecordLayout, type RecordLayoutProps } from '../record-layout.tsx'
import { recordName } from '../record-link.ts'
import { RECORDS_TEXTS } from '../records.texts.ts'
import { RecordEditor, type RecordEditorProps } from './record-editor.tsx'

export interface RecordEditorPageProps<Described extends Fields>
  extends Omit<RecordEditorProps<Described>, 'saved' | 'onChanged' | 'onSaved'> {
  /** Path of the list page within the application. */
  readonly list: `/${string}`
  /** Short facts, buttons and related records of an existing record. */
  readonly layout?: (
    row: DetailOf<Described>,
  ) => Pick<RecordLayoutProps<Described>, 'facts' | 'buttons' | 'aside'>
  /** Draws an existing record instead of form or facts. Null: as described. */
  readonly renderExisting?: (row: DetailOf<Described>) => ReactNode
  /** Texts for a record that does not exist: the message and the label of the link to the list. */
  readonly gone?: { readonly text: string; readonly back: string }
}

/**
 * Page of a described record with form or facts, actions and history. Creates a new record if the address has no `id`.
 */
export function RecordEditorPage<Described extends Fields>({
  list,
  renderExisting,
  gone,
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
      gone={gone?.text ?? texts.gone}
      list={{ page: list, label: gone?.back ?? texts.back }}
    >
      {row => renderExisting?.(row) ?? <Existing {...props} list={list} row={row} />}
    </RecordPage>
  )
}

interface ExistingProps<Described extends Fields> extends RecordEditorPageProps<Described> {
  readonly row: DetailOf<Described>
}

function Existing<Described extends Fields>({ list, row, layout, ...props }: ExistingProps<Described>) {
  const texts = useTexts(RECORDS_TEXTS)
  const [isChanged, setChanged] = useState(false)
  const [savedVersion, setSavedVersion] = useState<number | null>(null)
  // The form takes over what others have saved, but not while it has unsaved changes.
  const [loadedVersion, setLoadedVersion] = useState(row.version)
  if (!isChanged && loadedVersion !== row.version) setLoadedVersion(row.version)
  return (
    <RecordLayout
      {...layout?.(row)}
      record={props.record}
      row={row}
      list={list}
      unsaved={isChanged ? texts.unsaved : undefined}
      saved={savedVersion === row.version ? texts.saved : undefined}
    >
      <RecordEditor
        {...props}
        key={loadedVersion}
        saved={row}
        onChanged={setChanged}
        onSaved={({ version }) => setSavedVersion(version)}
      />
    </RecordLayout>
  )
}
