import { useHost, useTexts } from '@apron/sdk'
import { Button } from '@apron/ui/button'
import { Dialog, type DialogProps } from '@apron/ui/dialog'
import { Form } from '@apron/ui/form'
import { type ReactNode, useId } from 'react'
import { RECORD_TEXTS } from '../record/record.texts.ts'
import { UnsavedGuard } from '../record/unsaved-guard.tsx'
import { FORM_TEXTS } from './form.texts.ts'
import { FormNotices } from './form-notices.tsx'
import type { RecordForm } from './use-record-form.ts'

export interface FormDialogProps<Values extends object> extends Pick<DialogProps, 'title' | 'width'> {
  readonly form: RecordForm<Values>
  readonly onClose: () => void
  readonly columns?: 1 | 2
  readonly saveLabel?: string
  readonly children: ReactNode
}

/** A record in a dialog: its fields, why it could not be saved, cancel and save. Enter saves; with unsaved work the dialog asks before it closes, and so does its tab. */
export function FormDialog<Values extends object>({
  title,
  width = 800,
  form,
  onClose,
  columns = 2,
  saveLabel,
  children,
}: FormDialogProps<Values>) {
  const texts = useTexts(FORM_TEXTS)
  const { leave } = useTexts(RECORD_TEXTS)
  const host = useHost()
  const id = useId()
  const close = async () => {
    const question = { title: leave.title, message: leave.message, confirmLabel: leave.discard }
    if (!form.changed || (await host.confirm(question))) onClose()
  }
  return (
    <>
      <Dialog
        open
        title={title}
        width={width}
        busy={form.busy}
        onClose={() => void close()}
        actions={
          <>
            <Button disabled={form.busy} onClick={() => void close()}>
              {texts.cancel}
            </Button>
            <Button kind="primary" type="submit" form={id} busy={form.busy}>
              {saveLabel ?? texts.save}
            </Button>
          </>
        }
      >
        <Form id={id} label={title} columns={columns} onSubmit={() => void form.save()}>
          <FormNotices form={form} />
          {children}
        </Form>
      </Dialog>
      {form.changed && <UnsavedGuard onSave={form.save} />}
    </>
  )
}
