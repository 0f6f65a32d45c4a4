import { useTexts } from '@apron/sdk'
import { Button } from '@apron/ui/button'
import { Dialog } from '@apron/ui/dialog'
import { TextField } from '@apron/ui/fields'
import { Form } from '@apron/ui/form'
import { useState } from 'react'
import { DESK_TEXTS } from '../report-desk/report-desk.texts.ts'
import { WORK_TEXTS } from './work.texts.ts'

const FORM = 'safetyQuality-merge'
const NUMBER = /^SR-\d{4}-\d{4,6}$/

interface MergeDialogProps {
  readonly title: string
  readonly busy: boolean
  readonly failure: string | null
  readonly onMerge: (master: string) => void
  readonly onClose: () => void
}

/** The same matter as another report: which one. */
export function MergeDialog({ title, busy, failure, onMerge, onClose }: MergeDialogProps) {
  const texts = useTexts(WORK_TEXTS).merging
  const { cancel } = useTexts(DESK_TEXTS).detail
  const [typed, setTyped] = useState('')
  const [tried, setTried] = useState(false)
  const master = typed.trim().toUpperCase()
  return (
    <Dialog
      open
      title={title}
      busy={busy}
      onClose={onClose}
      actions={
        <>
          <Button disabled={busy} onClick={onClose}>
            {cancel}
          </Button>
          <Button kind="primary" type="submit" form={FORM} busy={busy}>
            {title}
          </Button>
        </>
      }
    >
      <Form
        id={FORM}
        label={title}
        columns={1}
        onSubmit={() => {
          setTried(true)
          if (NUMBER.test(master)) onMerge(master)
        }}
      >
        <TextField
          label={texts.master}
          required
          mono
          value={typed}
          hint={texts.hint}
          error={tried && !NUMBER.test(master) ? texts.wrong : failure}
          onChange={setTyped}
        />
      </Form>
    </Dialog>
  )
}
