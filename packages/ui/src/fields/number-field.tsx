import { isComposing } from '@apron/contract/rules/forms/is-composing'
import { fillText } from '@apron/contract/texts/fill-text'
import { type KeyboardEvent, useState } from 'react'
import { useUiTexts } from '../provider/ui-context.ts'
import { UI_TEXTS } from '../words/words.ts'
import { Field, type FieldProps } from './field.tsx'
import { fitNumber, type NumberLimits, parseNumber } from './number-rules.ts'

export interface NumberFieldProps extends FieldProps, NumberLimits {
  readonly value: number | null
  readonly onChange: (value: number | null) => void
  readonly placeholder?: string
  readonly name?: string
}

/**
 * A number field. Clamps to min and max and rounds to its precision on blur (UI-02). An entry that cannot be read stays in the field
 * with an error, and the previous number is kept.
 */
export function NumberField({
  value,
  onChange,
  min,
  max,
  precision,
  placeholder,
  name,
  error,
  ...field
}: NumberFieldProps) {
  // While somebody types, the text is not changed: fitting "1" to a minimum of 10 would make "12" impossible to type.
  const [draft, setDraft] = useState<string | null>(null)
  const [unreadable, setUnreadable] = useState(false)
  const [shownValue, setShownValue] = useState(value)
  const words = useUiTexts(UI_TEXTS)
  const limits = { min, max, precision }

  function setText(text: string | null): void {
    setDraft(text)
    setUnreadable(false)
  }

  // A new value from outside, such as a form reset, replaces the typed text.
  if (shownValue !== value) {
    setShownValue(value)
    if (unreadable) setText(null)
  }

  function commit(): void {
    if (draft === null) return
    const next = parseNumber(draft, limits)
    if (next === 'unreadable') return setUnreadable(true)
    setText(null)
    if (next !== value) onChange(next)
  }

  function handleKey(event: KeyboardEvent<HTMLInputElement>): void {
    if (isComposing(event.nativeEvent)) return
    if (event.key === 'Enter') commit()
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    const typed = draft === null ? value : parseNumber(draft, limits)
    const now = typed === 'unreadable' ? value : typed
    setText(null)
    onChange(fitNumber((now ?? 0) + (event.key === 'ArrowUp' ? 1 : -1), limits))
  }

  const problem = unreadable
    ? value === null
      ? words.noNumber
      : fillText(words.numberStays, { value: String(value) })
    : undefined
  return (
    <Field {...field} error={problem ?? error}>
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
          onChange={change => setText(change.currentTarget.value)}
          onBlur={commit}
          onKeyDown={handleKey}
        />
      )}
    </Field>
  )
}
