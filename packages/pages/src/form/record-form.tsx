import { useTexts } from '@apron/sdk'
import { Button } from '@apron/ui/button'
import { Form } from '@apron/ui/form'
import { SavedNote } from '@apron/ui/status'
import type { ReactNode } from 'react'
import { UnsavedGuard } from '../record/unsaved-guard.tsx'
import { FORM_TEXTS } from './form.texts.ts'
import { FormNotices } from './form-notices.tsx'
import type { RecordFormState } from './use-record-form.ts'

export interface RecordFormProps<Values extends object> {
  readonly form: RecordFormState<Values>
  /** The form's accessible name. */
  readonly label: string
  readonly columns?: 1 | 2 | 3
  readonly saveLabel?: string
  /** Buttons before the save button. */
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/** A record on a page: fields, error and save. Its tab asks before closing with unsaved changes. */
export function RecordForm<Values extends object>({
  form,
  label,
  columns = 2,
  saveLabel,
  actions,
  children,
}: RecordFormProps<Values>) {
  const texts = useTexts(FORM_TEXTS)
  return (
    <>
      <Form
        label={label}
        columns={columns}
        onSubmit={() => void form.save()}
        actions={
          <>
            <SavedNote>{form.saved ? texts.saved : undefined}</SavedNote>
            {actions}
            <Button kind="primary" type="submit" busy={form.busy}>
              {saveLabel ?? texts.save}
            </Button>
          </>
        }
      >
        <FormNotices form={form} title={label} />
        {children}
      </Form>
      {form.changed && <UnsavedGuard onSave={form.save} onDiscard={form.draft.forget} />}
    </>
  )
}
