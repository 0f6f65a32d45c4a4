import { type CSSProperties, type ReactNode, useId } from 'react'
import { classes } from '../classes/classes.ts'
import { useUiTexts } from '../provider/ui-context.ts'
import { UI_TEXTS } from '../words/words.ts'

/** Props of every field. */
export interface FieldProps {
  readonly label: string
  /** Shows the label to screen readers only, such as in a filter bar. */
  readonly hideLabel?: boolean
  readonly hint?: string | undefined
  /** Says what is wrong and what to do. Empty if the value is valid. */
  readonly error?: ReactNode
  readonly required?: boolean
  readonly disabled?: boolean
  /** px. By default as wide as its column. */
  readonly width?: number
}

/** Attributes that connect a control to its label, hint and error. */
export interface ControlProps {
  readonly id: string
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': true | undefined
  readonly 'aria-required': true | undefined
  readonly disabled: boolean | undefined
}

interface FieldFrameProps extends FieldProps {
  /** The control is a group of inputs. It is named by the label through `aria-labelledby` instead of `for`. */
  readonly group?: boolean
  /** At the end of the label, such as a character count. */
  readonly aside?: ReactNode
  readonly children: (control: ControlProps, labelId: string) => ReactNode
}

/** Renders label, control, hint and error in this order and connects them. */
export function Field(props: FieldFrameProps) {
  const { label, hideLabel, hint, error, required, disabled, width, group, aside, children } = props
  const words = useUiTexts(UI_TEXTS)
  const id = useId()
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  const style: CSSProperties | undefined = width === undefined ? undefined : { width }
  const Label = group ? 'span' : 'label'
  return (
    <div className="ap-field" style={style} data-invalid={Boolean(error) || undefined}>
      <span className={classes('ap-field-head', hideLabel && 'ap-hidden-text')}>
        <Label id={`${id}-label`} {...(group ? {} : { htmlFor: id })}>
          {label}
          {required && <span className="ap-field-required" title={words.required} aria-hidden="true" />}
        </Label>
        {aside}
      </span>
      {children(
        {
          id,
          'aria-describedby': describedBy === '' ? undefined : describedBy,
          'aria-invalid': error ? true : undefined,
          'aria-required': required || undefined,
          disabled,
        },
        `${id}-label`,
      )}
      {hint && (
        <span id={`${id}-hint`} className="ap-field-hint">
          {hint}
        </span>
      )}
      {error && (
        <span id={`${id}-error`} className="ap-field-error" role="alert">
          {error}
        </span>
      )}
    </div>
  )
}
