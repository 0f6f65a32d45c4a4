import { TextField, type TextFieldProps } from '@apron/ui/fields'
import { SelectField, type SelectFieldProps } from '@apron/ui/select'
import { useTranslation } from 'react-i18next'

/** Text to be found. */
export function KeywordField(props: Pick<TextFieldProps, 'label' | 'value' | 'onChange'>) {
  return <TextField type="search" maxLength={60} {...props} />
}

interface OneOfFieldProps<Value extends string> extends Pick<SelectFieldProps, 'label' | 'searchable'> {
  readonly value: Value | null
  readonly options: readonly { readonly value: Value; readonly label: string }[]
  readonly onChange: (value: Value | null) => void
}

/** One of a few, or all of them. */
export function OneOfField<Value extends string>({ options, onChange, ...props }: OneOfFieldProps<Value>) {
  const { t } = useTranslation()
  return (
    <SelectField
      placeholder={t('admin.all')}
      clearable
      options={options}
      onChange={chosen => onChange(options.find(({ value }) => value === chosen)?.value ?? null)}
      {...props}
    />
  )
}
