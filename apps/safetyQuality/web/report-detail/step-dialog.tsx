import { useLeave } from '@apron/pages/record'
import { useDirty, useTexts } from '@apron/sdk'
import { Button } from '@apron/ui/button'
import { Dialog } from '@apron/ui/dialog'
import { Alert } from '@apron/ui/feedback'
import { Form } from '@apron/ui/form'
import { type ReactNode, useId } from 'react'
import { DESK_TEXTS } from '../report-desk/report-desk.texts.ts'

/** Props that every dialog of an action on a report takes. */
export interface StepDialogFrame {
  readonly title: string
  readonly busy: boolean
  readonly failure: string | null
  readonly onClose: () => void
}

interface StepDialogProps extends StepDialogFrame {
  readonly submitLabel?: string
  readonly width?: 600 | 800
  /** True if something was entered: dialog and tab then ask before they close. */
  readonly isChanged: boolean
  readonly onSubmit: () => void
  readonly children: ReactNode
}

/** Dialog of an action on a report. Keeps no draft, because texts to the reporter are sealed before they are stored. */
export function StepDialog({
  title,
  busy,
  failure,
  onClose,
  submitLabel = title,
  width = 600,
  isChanged,
  onSubmit,
  children,
}: StepDialogProps) {
  const { cancel } = useTexts(DESK_TEXTS).detail
  const id = useId()
  const leave = useLeave(isChanged, onClose)
  useDirty(isChanged)
  return (
    <Dialog
      open
      title={title}
      width={width}
      busy={busy}
      onClose={() => void leave()}
      actions={
        <>
          <Button disabled={busy} onClick={() => void leave()}>
            {cancel}
          </Button>
          <Button kind="primary" type="submit" form={id} busy={busy}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <Form id={id} label={title} columns={1} onSubmit={onSubmit}>
        {failure !== null && <Alert meaning="red">{failure}</Alert>}
        {children}
      </Form>
    </Dialog>
  )
}
