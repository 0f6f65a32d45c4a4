import type { Named } from '@apron/contract/entities/fields'
import { useTexts } from '@apron/sdk'
import { SelectField, type SelectFieldProps, type SelectOption } from '@apron/ui/select'
import { FIELD_TEXTS } from './fields.texts.ts'

export interface OneOfFieldProps<Value extends string>
  extends Pick<SelectFieldProps, 'label' | 'searchable'> {
  readonly value: Value | null
  readonly options: readonly (SelectOption & { readonly value: Value })[]
  readonly onChange: (value: Value | null) => void
  /** What a value that is not offered is called, such as one found again from an earlier visit; itself when nothing is said. */
  readonly labelOf?: (value: Value) => string
}

/** One of a few, or all of them. What is chosen is shown also where it is not offered, so that the form says what is in force. */
export function OneOfField<Value extends string>({
  value,
  options,
  onChange,
  labelOf,
  ...field
}: OneOfFieldProps<Value>) {
  const texts = useTexts(FIELD_TEXTS)
  const missing = value !== null && !options.some(option => option.value === value)
  const shown = missing ? [...options, { value, label: labelOf?.(value) ?? value }] : [...options]
  return (
    <SelectField
      {...field}
      placeholder={texts.all}
      clearable
      value={value}
      options={shown}
      onChange={chosen => onChange(shown.find(option => option.value === chosen)?.value ?? null)}
    />
  )
}

/** Codes with their names, as calls answer them, for a field to offer. */
export function namedOptions(offered: readonly Named[] = []): { value: string; label: string }[] {
  return offered.map(({ code, name }) => ({ value: code, label: name }))
}
