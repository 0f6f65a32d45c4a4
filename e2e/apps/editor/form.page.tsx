import { useCloseQuestion, useDirty, useTexts } from '@apron/sdk'
import { Button } from '@apron/ui/button'
import { useConfirm } from '@apron/ui/confirm'
import { toast } from '@apron/ui/feedback'
import { TextField } from '@apron/ui/fields'
import { Page, PageHeader } from '@apron/ui/page'
import { useState } from 'react'
import { EDITOR_TEXTS } from './editor.texts.ts'

/** A form that asks its own close question while it has unsaved content. */
export default function FormPage() {
  const texts = useTexts(EDITOR_TEXTS).form
  const { confirm, dialog } = useConfirm()
  const [text, setText] = useState('')
  const [saved, setSaved] = useState('')
  const dirty = text !== saved
  useDirty(dirty)
  useCloseQuestion(async () => {
    if (!dirty) return true
    return await confirm({
      title: texts.askTitle,
      message: texts.ask,
      confirmLabel: texts.discard,
      cancelLabel: texts.keep,
    })
  })

  function save() {
    setSaved(text)
    toast.success(texts.saved)
  }

  return (
    <Page>
      <PageHeader
        title={texts.title}
        actions={
          <Button kind="primary" onClick={save}>
            {texts.save}
          </Button>
        }
      />
      <TextField label={texts.text} value={text} onChange={setText} />
      {dialog}
    </Page>
  )
}
