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
  /** Label of the text, such as remark or reason. */
  readonly label: string
  /** Label of the confirming button. */
  readonly action: string
  readonly maxLength: number
  /** Minimum length and its error text. None by default. */
  readonly min?: { readonly length: number; readonly problem: string }
  /** Key of decision and record. The text is kept as a draft under it. Without it there is no draft. */
  readonly record?: string
  /** Explains above the remark what will happen. */
  readonly message?: string
  /** Further fields. The page holds their values. */
  readonly fields?: ReactNode
  /** Validates the fields when the decision is confirmed. If false, the fields show what is missing. */
  readonly ready?: () => boolean
  readonly busy: boolean
  /** The `fields` are still being loaded. The decision cannot be confirmed yet. */
  readonly loading?: boolean
  readonly onClose: () => void
  /** Performs the decision. Returns whether it succeeded. */
  readonly onDecide: (text: string) => Promise<boolean>
}

const NOTHING = { text: '' }

/**
 * A decision about a record with a remark or reason. Stays open if it fails. With text in it, the dialog and its tab
 * ask before closing.
 */
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
  const hasText = text !== ''
  const values = useMemo(() => ({ text }), [text])
  const draft = useDraft({
    key: record,
    title,
    start: NOTHING,
    values,
    onRestore: taken => setText(taken.text),
  })
  const leave = useLeave(hasText, onClose, draft.forget)
  useDirty(hasText)
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
