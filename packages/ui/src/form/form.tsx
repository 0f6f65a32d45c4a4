import type { ReactNode, SubmitEvent } from 'react'

export interface FormProps {
  /** The form's accessible name. */
  readonly label: string
  /** Lets a submit button outside the form refer to it, such as at the end of a dialog. */
  readonly id?: string
  readonly onSubmit: () => void
  /** Number of columns above 900 px. Below that it is always one. */
  readonly columns?: 1 | 2 | 3
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/** The frame of a form: fields in columns, actions at the end. Submitted by its button and by Enter. */
export function Form({ label, id, onSubmit, columns = 2, actions, children }: FormProps) {
  function send(submit: SubmitEvent): void {
    submit.preventDefault()
    onSubmit()
  }
  return (
    <form id={id} className="ap-form" aria-label={label} noValidate onSubmit={send}>
      <div className="ap-form-fields" data-columns={columns}>
        {children}
      </div>
      {actions && <div className="ap-form-actions">{actions}</div>}
    </form>
  )
}

/** Spans all columns of its form. */
export function FormWide({ children }: { readonly children: ReactNode }) {
  return <div className="ap-form-wide">{children}</div>
}
