import { visibleLength } from '@apron/contract/texts/normalize-text'
import { useDirty, useTexts } from '@apron/sdk'
import { Button } from '@apron/ui/button'
import { Dialog } from '@apron/ui/dialog'
import { TextAreaField } from '@apron/ui/fields'
import { Stack } from '@apron/ui/page'
import { type ReactNode, useMemo, useState } from 'react'
import { DraftNotice } from '../draft/draft-notice.tsx'
import { useDraft } from '../draft/use-draft.ts'
import { RECORD_TEXTS } from './record.texts.ts'
import { useLeave } from './use-leave.ts'

export interface DecisionDialogProps {
  readonly title: string
  /** What is to be written: a remark, a reason. */
  readonly label: string
  /** Of the button that decides. */
  readonly action: string
  readonly maxLength: number
  /** Characters that must be written; none when nothing is said. */
  readonly min?: { readonly length: number; readonly problem: string }
  /** Which decision about which record it is: what is written and not decided is kept on this device. Without it nothing is. */
  readonly record?: string
  /** What will happen, above the remark. */
  readonly message?: string
  /** More to be filled in; the page holds what. */
  readonly fields?: ReactNode
  /** Whether what is filled in is enough, asked when it is pressed: the fields then say what is missing. */
  readonly ready?: () => boolean
  readonly busy: boolean
  /** The `fields` are still being fetched: nothing can be decided yet. */
  readonly loading?: boolean
  readonly onClose: () => void
  /** Answers whether the decision was taken. */
  readonly onDecide: (text: string) => Promise<boolean>
}

const NOTHING = { text: '' }

/** A decision about a record, with a remark or the reason. It stays open when the decision was not taken; with something written it asks before it closes, and so does its tab. */
export function DecisionDialog(props: DecisionDialogProps) {
  const {
    title,
    label,
    action,
    maxLength,
    min,
    record = null,
    busy,
    loading = false,
    onClose,
    onDecide,
  } = props
  const { message, fields, ready = () => true } = props
  const texts = useTexts(RECORD_TEXTS)
  const [text, setText] = useState('')
  const [tried, setTried] = useState(false)
  const tooShort = min !== undefined && visibleLength(text) < min.length
  const written = text !== ''
  const values = useMemo(() => ({ text }), [text])
  const draft = useDraft({ of: record, title, start: NOTHING, values, onTake: taken => setText(taken.text) })
  const leave = useLeave(written, onClose, draft.forget)
  useDirty(written)
  const decide = async () => {
    setTried(true)
    const isReady = ready()
    if (tooShort || !isReady || !(await onDecide(text))) return
    draft.forget()
    onClose()
  }
  return (
    <Dialog
      open
      onClose={() => void leave()}
      title={title}
      busy={busy}
      actions={
        <>
          <Button onClick={() => void leave()} disabled={busy}>
            {texts.cancel}
          </Button>
          <Button kind="primary" busy={busy || loading} onClick={() => void decide()}>
            {action}
          </Button>
        </>
      }
    >
      <Stack>
        {message !== undefined && <p>{message}</p>}
        <DraftNotice draft={draft} labelOf={() => label} />
        {fields}
        <TextAreaField
          label={label}
          required={min !== undefined}
          rows={3}
          maxLength={maxLength}
          value={text}
          error={tried && tooShort ? min.problem : undefined}
          onChange={setText}
        />
      </Stack>
    </Dialog>
  )
}
