import { fillText, useDirty, useQueryParam, useTab, useTexts } from '@apron/sdk'
import { TextAreaField } from '@apron/ui/fields'
import { Page, PageHeader } from '@apron/ui/page'
import { useEffect, useState } from 'react'
import { EDITOR_TEXTS } from './editor.texts.ts'

/** A record by the id in its address. A note makes it dirty, so that the SDK asks its own question. */
export default function RecordPage() {
  const texts = useTexts(EDITOR_TEXTS).record
  const tab = useTab()
  const title = fillText(texts.title, { id: useQueryParam('id') ?? '' })
  const [note, setNote] = useState('')
  useDirty(note !== '')
  useEffect(() => tab.setTitle(title), [tab, title])
  return (
    <Page>
      <PageHeader title={title} />
      <TextAreaField label={texts.note} value={note} onChange={setNote} />
    </Page>
  )
}
