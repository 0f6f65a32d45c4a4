import { useId } from 'react'
import { Field, type FieldProps } from './field.tsx'

export interface ChoiceFieldProps<Value extends string> extends FieldProps {
  readonly value: Value | null
  readonly onChange: (value: Value) => void
  readonly options: readonly { readonly value: Value; readonly label: string; readonly disabled?: boolean }[]
  readonly appearance?: 'segments' | 'radios'
}

/** A choice of a few: real radio buttons, drawn as joined segments or as a list. */
export function ChoiceField<Value extends string>({
  value,
  onChange,
  options,
  appearance = 'segments',
  ...field
}: ChoiceFieldProps<Value>) {
  const name = useId()
  return (
    <Field {...field} group>
      {(control, labelId) => (
        <div
          id={control.id}
          role="radiogroup"
          className={`ap-${appearance}`}
          aria-labelledby={labelId}
          aria-describedby={control['aria-describedby']}
          aria-invalid={control['aria-invalid']}
          aria-required={control['aria-required']}
        >
          {options.map(option => (
            <label key={option.value} className={appearance === 'segments' ? 'ap-segment' : 'ap-check'}>
              <input
                type="radio"
                className={appearance === 'segments' ? 'ap-hidden-text' : 'ap-check-box ap-check-round'}
                name={name}
                value={option.value}
                checked={option.value === value}
                disabled={control.disabled || option.disabled}
                onChange={() => onChange(option.value)}
              />
              <span>{option.label}</span>
            </label>
          ))}
        </div>
      )}
    </Field>
  )
}
