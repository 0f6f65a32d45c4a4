import { Field, type FieldProps } from '@apron/ui/fields'
import { useState } from 'react'
import { groupDigits, readDecimal } from './decimal-format.ts'

interface DecimalFieldProps extends FieldProps {
  /** Decimal text, or null if empty. */
  readonly value: string | null
  readonly onChange: (value: string | null) => void
}

/**
 * Input for a decimal of any size, kept as text to preserve every digit. Formats only when not being edited.
 */
export function DecimalField({ value, onChange, ...field }: DecimalFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <Field {...field}>
      {control => (
        <input
          {...control}
          className="ap-input ap-input-number"
          inputMode="decimal"
          autoComplete="off"
          maxLength={40}
          value={typed ?? groupDigits(value ?? '')}
          onFocus={() => setTyped(value ?? '')}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value)
            onChange(readDecimal(currentTarget.value))
          }}
          onBlur={() => setTyped(null)}
        />
      )}
    </Field>
  )
}
