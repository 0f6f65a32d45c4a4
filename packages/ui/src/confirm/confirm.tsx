import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { Button } from '../button/button.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { useUiTexts } from '../provider/ui-context.ts'
import { UI_TEXTS } from '../words/words.ts'

export interface ConfirmQuestion {
  readonly title: string
  /** Says what happens, and that it cannot be undone if so (UI-07). */
  readonly message: ReactNode
  /** A verb, the same as on the button that opened the question. */
  readonly confirmLabel?: string
  readonly cancelLabel?: string
  readonly danger?: boolean
}

interface PendingQuestion {
  readonly question: ConfirmQuestion
  readonly answer: (yes: boolean) => void
}

/**
 * Asks before an action that cannot be undone (UI-07). Render `dialog` once. A second question answers the first with
 * no.
 */
export function useConfirm(): {
  readonly confirm: (question: ConfirmQuestion) => Promise<boolean>
  readonly dialog: ReactNode
} {
  const [pending, setPending] = useState<PendingQuestion | null>(null)
  const pendingRef = useRef<PendingQuestion | null>(null)

  const confirm = useCallback((question: ConfirmQuestion) => {
    pendingRef.current?.answer(false)
    return new Promise<boolean>(resolve => {
      pendingRef.current = { question, answer: resolve }
      setPending(pendingRef.current)
    })
  }, [])

  const answer = useCallback((yes: boolean) => {
    pendingRef.current?.answer(yes)
    pendingRef.current = null
    setPending(null)
  }, [])

  // An unmounted page must not leave its caller waiting.
  useEffect(() => () => answer(false), [answer])

  return { confirm, dialog: <ConfirmDialog question={pending?.question ?? null} onAnswer={answer} /> }
}

export interface ConfirmDialogProps {
  /** Null: closed. */
  readonly question: ConfirmQuestion | null
  readonly onAnswer: (yes: boolean) => void
}

/** The confirmation dialog, for callers that hold their own state. */
export function ConfirmDialog({ question, onAnswer }: ConfirmDialogProps) {
  const words = useUiTexts(UI_TEXTS)
  return (
    <Dialog
      open={question !== null}
      onClose={() => onAnswer(false)}
      title={question?.title ?? ''}
      actions={
        <>
          <Button onClick={() => onAnswer(false)}>{question?.cancelLabel ?? words.cancel}</Button>
          <Button
            kind={question?.danger ? 'danger' : 'primary'}
            data-autofocus
            onClick={() => onAnswer(true)}
          >
            {question?.confirmLabel ?? words.confirm}
          </Button>
        </>
      }
    >
      {question?.message}
    </Dialog>
  )
}
