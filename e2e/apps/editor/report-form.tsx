import { useCloseQuestion, useTexts } from '@apron/sdk'
import { useConfirm } from '@apron/ui/confirm'
import { TextAreaField } from '@apron/ui/fields'
import { Page, PageHeader } from '@apron/ui/page'
import { useState } from 'react'
import { EDITOR_TEXTS } from './editor.texts.ts'

/** A report that is never saved automatically: its tab asks before closing even when empty (TAB-11). */
export function ReportForm({ kind }: { readonly kind: 'english' | 'chinese' }) {
  const texts = useTexts(EDITOR_TEXTS).report
  const { confirm, dialog } = useConfirm()
  const [what, setWhat] = useState('')
  useCloseQuestion(() =>
    confirm({
      title: texts.askTitle,
      message: texts.ask,
      confirmLabel: texts.giveUp,
      cancelLabel: texts.keep,
    }),
  )
  return (
    <Page>
      <PageHeader title={texts[kind]} />
      <TextAreaField label={texts.what} value={what} onChange={setWhat} />
      {dialog}
    </Page>
  )
}
