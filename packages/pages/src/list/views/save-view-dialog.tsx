import { LIST_VIEW_NAME_MAX } from '@apron/contract/limits/lists'
import { queryListSettings, saveListView } from '@apron/contract/lists/list-view.calls'
import { useTexts } from '@apron/sdk'
import { readOf, useAction } from '@apron/sdk/query'
import { Button } from '@apron/ui/button'
import { Dialog } from '@apron/ui/dialog'
import { CheckField, TextField } from '@apron/ui/fields'
import { useState } from 'react'
import { LIST_TEXTS } from '../list.texts.ts'
import type { ListViews } from './use-list-view.ts'

interface SaveViewDialogProps {
  readonly code: string
  readonly views: ListViews
  /** The current view as text. */
  readonly view: string
  readonly onClose: () => void
}

/** Saves the current view under a name. */
export function SaveViewDialog({ code, views, view, onClose }: SaveViewDialogProps) {
  const texts = useTexts(LIST_TEXTS).views
  const [name, setName] = useState('')
  const [standard, setStandard] = useState(false)
  const saving = useAction(saveListView, {
    done: texts.saved,
    answers: readOf(queryListSettings, { query: { code } }),
    inPlace: true,
  })
  const save = async () => {
    views.pin()
    if ((await saving.run({ body: { id: null, code, name, view, standard } })).done) onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.saveAs}
      busy={saving.busy}
      actions={
        <>
          <Button disabled={saving.busy} onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button kind="primary" busy={saving.busy} onClick={() => void save()}>
            {texts.save}
          </Button>
        </>
      }
    >
      <p>{texts.what}</p>
      <TextField
        label={texts.name}
        required
        maxLength={LIST_VIEW_NAME_MAX}
        value={name}
        error={saving.failure ?? undefined}
        onChange={setName}
      />
      <CheckField label={texts.standard} checked={standard} onChange={setStandard} />
    </Dialog>
  )
}
