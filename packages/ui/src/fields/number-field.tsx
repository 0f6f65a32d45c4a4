import { type KeyboardEvent, useState } from 'react'
import { Field, type FieldProps } from './field.tsx'
import { fitNumber, type NumberLimits, readNumber } from './number-rules.ts'

export interface NumberFieldProps extends FieldProps, NumberLimits {
  readonly value: number | null
  readonly onChange: (value: number | null) => void
  readonly placeholder?: string
  readonly name?: string
}

/** A number that is clamped to min and max and rounded to its precision when the person leaves the field (UI-02). */
export function NumberField({
  value,
  onChange,
  min,
  max,
  precision,
  placeholder,
  name,
  ...field
}: NumberFieldProps) {
  // While somebody types, the text is theirs; fitting "1" to a minimum of 10 would make "12" impossible to type.
  const [draft, setDraft] = useState<string | null>(null)
  const limits = { min, max, precision }

  function settle(): void {
    if (draft === null) return
    const next = readNumber(draft, limits)
    setDraft(null)
    if (next !== value) onChange(next)
  }

  function step(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.key === 'Enter') settle()
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    const now = draft === null ? value : readNumber(draft, limits)
    setDraft(null)
    onChange(fitNumber((now ?? 0) + (event.key === 'ArrowUp' ? 1 : -1), limits))
  }

  return (
    <Field {...field}>
      {control => (
        <input
          {...control}
          className="ap-input ap-input-number"
          name={name}
          role="spinbutton"
          aria-valuemin={min}
          aria-valuemax={max}
          aria-valuenow={value ?? undefined}
          inputMode={precision === undefined || precision === 0 ? 'numeric' : 'decimal'}
          autoComplete="off"
          placeholder={placeholder}
          value={draft ?? (value === null ? '' : String(value))}
          onChange={change => setDraft(change.currentTarget.value)}
          onBlur={settle}
          onKeyDown={step}
        />
      )}
    </Field>
  )
}
