import type { Named } from '@apron/contract/entities/fields'
import { useTexts } from '@apron/sdk'
import { SelectField, type SelectFieldProps, type SelectOption } from '@apron/ui/select'
import { FIELD_TEXTS } from './fields.texts.ts'

export interface OneOfFieldProps<Value extends string>
  extends Pick<SelectFieldProps, 'label' | 'searchable'> {
  readonly value: Value | null
  readonly options: readonly (SelectOption & { readonly value: Value })[]
  readonly onChange: (value: Value | null) => void
  /** Names a value that is not offered, such as one remembered from an earlier visit. The value itself by default. */
  readonly labelOf?: (value: Value) => string
}

/**
 * A field for one of a few values, or all. Shows a chosen value even if it is not offered, so that the active filter is
 * visible.
 */
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

/** Converts codes and names from a response to options of a field. */
export function codeOptions(offered: readonly Named[] = []): { value: string; label: string }[] {
  return offered.map(({ code, name }) => ({ value: code, label: name }))
}
