import { useTexts } from '@apron/sdk'
import { Button } from '@apron/ui/button'
import { Dialog, type DialogProps } from '@apron/ui/dialog'
import { Form } from '@apron/ui/form'
import { type ReactNode, useId } from 'react'
import { UnsavedGuard } from '../record/unsaved-guard.tsx'
import { useLeave } from '../record/use-leave.ts'
import { FORM_TEXTS } from './form.texts.ts'
import { FormNotices } from './form-notices.tsx'
import type { RecordFormState } from './use-record-form.ts'

export interface FormDialogProps<Values extends object> extends Pick<DialogProps, 'title' | 'width'> {
  readonly form: RecordFormState<Values>
  readonly onClose: () => void
  readonly columns?: 1 | 2
  readonly saveLabel?: string
  /** The usual action besides saving, as the main button. Enter still only saves. */
  readonly main?: { readonly label: string; readonly run: () => void }
  readonly children: ReactNode
}

/**
 * A record in a dialog: fields, error, cancel and save. Enter saves. With unsaved changes the dialog and its tab ask
 * before closing.
 */
export function FormDialog<Values extends object>({
  title,
  width = 800,
  form,
  onClose,
  columns = 2,
  saveLabel,
  main,
  children,
}: FormDialogProps<Values>) {
  const texts = useTexts(FORM_TEXTS)
  const id = useId()
  const leave = useLeave(form.changed, onClose, form.draft.forget)
  return (
    <>
      <Dialog
        open
        title={title}
        width={width}
        busy={form.busy}
        onClose={() => void leave()}
        actions={
          <>
            <Button disabled={form.busy} onClick={() => void leave()}>
              {texts.cancel}
            </Button>
            <Button kind={main ? 'quiet' : 'primary'} type="submit" form={id} busy={form.busy}>
              {saveLabel ?? texts.save}
            </Button>
            {main && (
              <Button kind="primary" busy={form.busy} onClick={main.run}>
                {main.label}
              </Button>
            )}
          </>
        }
      >
        <Form id={id} label={title} columns={columns} onSubmit={() => void form.save()}>
          <FormNotices form={form} title={title} />
          {children}
        </Form>
      </Dialog>
      {form.changed && <UnsavedGuard onSave={form.save} onDiscard={form.draft.forget} />}
    </>
  )
}
