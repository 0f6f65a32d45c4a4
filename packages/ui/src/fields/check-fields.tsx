import { type RefCallback, useCallback } from 'react'
import { classes } from '../classes/classes.ts'

export interface SwitchFieldProps {
  readonly label: string
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  readonly disabled?: boolean
}

export interface CheckFieldProps extends SwitchFieldProps {
  /** Only some of the items that it stands for are ticked. */
  readonly indeterminate?: boolean
  readonly hideLabel?: boolean
  /** Small text after the label, such as a code. */
  readonly note?: string
}

/** A checkbox. */
export function CheckField({
  label,
  checked,
  onChange,
  disabled,
  indeterminate = false,
  hideLabel,
  note,
}: CheckFieldProps) {
  const mark: RefCallback<HTMLInputElement> = useCallback(
    input => {
      if (input !== null) input.indeterminate = indeterminate
    },
    [indeterminate],
  )
  return (
    <label className="ap-check">
      <input
        ref={mark}
        type="checkbox"
        className="ap-check-box"
        checked={checked}
        disabled={disabled}
        onChange={change => onChange(change.currentTarget.checked)}
      />
      <span className={classes(hideLabel && 'ap-hidden-text')}>{label}</span>
      {note !== undefined && <span className="ap-check-note">{note}</span>}
    </label>
  )
}

/** A switch that takes effect at once, without a save button. */
export function SwitchField({ label, checked, onChange, disabled }: SwitchFieldProps) {
  return (
    <label className="ap-check">
      <input
        type="checkbox"
        role="switch"
        aria-checked={checked}
        className="ap-switch"
        checked={checked}
        disabled={disabled}
        onChange={change => onChange(change.currentTarget.checked)}
      />
      <span>{label}</span>
    </label>
  )
}
