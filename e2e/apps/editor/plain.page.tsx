import { useTexts } from '@apron/sdk'
import { TextField } from '@apron/ui/fields'
import { Page, PageHeader } from '@apron/ui/page'
import { useState } from 'react'
import { EDITOR_TEXTS } from './editor.texts.ts'

/** Not kept alive: it starts empty each time it is shown. */
export default function PlainPage() {
  const texts = useTexts(EDITOR_TEXTS).plain
  const [text, setText] = useState('')
  return (
    <Page>
      <PageHeader title={texts.title} />
      <TextField label={texts.text} value={text} onChange={setText} />
    </Page>
  )
}
