import { Button } from '@apron/ui/button'
import { Dialog, type DialogProps } from '@apron/ui/dialog'
import { Alert } from '@apron/ui/feedback'
import { Form, FormWide } from '@apron/ui/form'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Write } from './use-write.ts'

interface FormDialogProps extends Pick<DialogProps, 'title' | 'width'> {
  readonly write: Write
  readonly onSave: () => void
  readonly onClose: () => void
  readonly columns?: 1 | 2
  readonly saveLabel?: string
  readonly children: ReactNode
}

/** A record in a dialog: its fields, why it could not be saved, cancel and save. Enter saves. */
export function FormDialog({
  title,
  width = 800,
  write,
  onSave,
  onClose,
  columns = 2,
  saveLabel,
  children,
}: FormDialogProps) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <Dialog
      open
      title={title}
      width={width}
      busy={write.busy}
      onClose={onClose}
      actions={
        <>
          <Button disabled={write.busy} onClick={onClose}>
            {t('admin.cancel')}
          </Button>
          <Button kind="primary" type="submit" form={id} busy={write.busy}>
            {saveLabel ?? t('admin.save')}
          </Button>
        </>
      }
    >
      <Form id={id} label={title} columns={columns} onSubmit={() => !write.busy && onSave()}>
        {write.failure !== null && (
          <FormWide>
            <Alert meaning="red">{write.failure}</Alert>
          </FormWide>
        )}
        {children}
      </Form>
    </Dialog>
  )
}
