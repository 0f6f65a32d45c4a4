import { MultiSelect, Select } from '@mantine/core'
import { Field, type FieldProps } from '../fields/field.tsx'
import { useUiTexts } from '../provider/ui-context.ts'
import { UI_TEXTS } from '../words/words.ts'
import { useListOnFocus } from './use-list-on-focus.ts'

export interface SelectOption {
  readonly value: string
  readonly label: string
  readonly disabled?: boolean
}

interface ListProps extends FieldProps {
  readonly options: readonly SelectOption[]
  readonly placeholder?: string
  readonly searchable?: boolean
}

export interface SelectFieldProps extends ListProps {
  readonly value: string | null
  readonly onChange: (value: string | null) => void
  readonly clearable?: boolean
}

/** Height of an open list before it scrolls: eight options, px. */
const LIST_HEIGHT_PX = 320

const CLASS_NAMES = { input: 'ap-input', dropdown: 'ap-list', option: 'ap-list-option' } as const

/** A choice of one from a list. */
export function SelectField({
  value,
  onChange,
  options,
  placeholder,
  searchable = false,
  clearable = false,
  ...field
}: SelectFieldProps) {
  const words = useUiTexts(UI_TEXTS)
  const list = useListOnFocus()
  return (
    <Field {...field}>
      {control => (
        <Select
          {...accept(control)}
          classNames={CLASS_NAMES}
          data={options.map(option => ({ ...option }))}
          value={value}
          onChange={next => onChange(next)}
          placeholder={placeholder ?? words.select}
          searchable={searchable}
          clearable={clearable}
          clearButtonProps={{ 'aria-label': words.clear }}
          nothingFoundMessage={words.nothingFound}
          allowDeselect={false}
          checkIconPosition="right"
          maxDropdownHeight={LIST_HEIGHT_PX}
          {...list}
        />
      )}
    </Field>
  )
}

export interface MultiSelectFieldProps extends ListProps {
  readonly value: readonly string[]
  readonly onChange: (value: string[]) => void
}

/** A choice of several from a list. */
export function MultiSelectField({
  value,
  onChange,
  options,
  placeholder,
  searchable = true,
  ...field
}: MultiSelectFieldProps) {
  const words = useUiTexts(UI_TEXTS)
  const list = useListOnFocus()
  return (
    <Field {...field}>
      {control => (
        <MultiSelect
          {...accept(control)}
          classNames={{
            ...CLASS_NAMES,
            input: 'ap-input ap-input-pills',
            pill: 'ap-pill',
            inputField: 'ap-input-pills-text',
          }}
          data={options.map(option => ({ ...option }))}
          value={[...value]}
          onChange={onChange}
          placeholder={value.length === 0 ? (placeholder ?? words.select) : ''}
          searchable={searchable}
          nothingFoundMessage={words.nothingFound}
          checkIconPosition="right"
          maxDropdownHeight={LIST_HEIGHT_PX}
          {...list}
        />
      )}
    </Field>
  )
}

/** Adapts our props to Mantine, which reads `error` and `disabled` and accepts no undefined. */
function accept({
  disabled,
  ...control
}: {
  disabled: boolean | undefined
  'aria-invalid': true | undefined
}) {
  return { ...control, disabled: disabled === true, error: control['aria-invalid'] === true }
}
