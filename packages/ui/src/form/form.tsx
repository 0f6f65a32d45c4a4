import type { ReactNode, SubmitEvent } from 'react'
import { Button, type ButtonProps } from '../button/button.tsx'

export interface FormFieldsProps {
  /** Number of columns above 900 px. Below that it is always one. */
  readonly columns?: 1 | 2 | 3
  readonly children: ReactNode
}

/** Lays out fields in columns, within a form or outside of one. */
export function FormFields({ columns = 2, children }: FormFieldsProps) {
  return (
    <div className="ap-form-fields" data-columns={columns}>
      {children}
    </div>
  )
}

export interface FormProps extends FormFieldsProps {
  /** The form's accessible name. */
  readonly label: string
  /** Lets a submit button outside the form refer to it, such as at the end of a dialog. */
  readonly id?: string
  readonly onSubmit: () => void
  /** Its submit button. */
  readonly submit?: SubmitButtonProps
  /** Buttons before it, or instead of it. */
  readonly actions?: ReactNode
}

/** The frame of a form: fields in columns, actions at the end. Submitted by its button and by Enter. */
export function Form({ label, id, onSubmit, submit, actions, ...fields }: FormProps) {
  function send(event: SubmitEvent): void {
    event.preventDefault()
    onSubmit()
  }
  return (
    <form id={id} className="ap-form" aria-label={label} noValidate onSubmit={send}>
      <FormFields {...fields} />
      {(submit || actions) && (
        <div className="ap-form-actions">
          {actions}
          {submit && <SubmitButton {...submit} />}
        </div>
      )}
    </form>
  )
}

interface SubmitButtonProps extends Pick<ButtonProps, 'kind' | 'busy' | 'disabled'> {
  readonly label: string
}

function SubmitButton({ label, ...button }: SubmitButtonProps) {
  return (
    <Button type="submit" {...button}>
      {label}
    </Button>
  )
}

/** Spans all columns of its form. */
export function FormWide({ children }: { readonly children: ReactNode }) {
  return <div className="ap-form-wide">{children}</div>
}
