import { fillText, useDirty, useQueryParam, useTab, useTexts } from '@apron/sdk'
import { TextAreaField } from '@apron/ui/fields'
import { Page, PageHeader } from '@apron/ui/page'
import { useEffect, useState } from 'react'
import { EDITOR_TEXTS } from './editor.texts.ts'

/** Shows the record whose id is in the address. A note makes the page dirty, so that the SDK asks before it is closed. */
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
