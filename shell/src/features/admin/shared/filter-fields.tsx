import { TextField, type TextFieldProps } from '@apron/ui/fields'

/** Text to be found. */
export function KeywordField(props: Pick<TextFieldProps, 'label' | 'value' | 'onChange'>) {
  return <TextField type="search" maxLength={60} {...props} />
}

/** What the fields of a filter get from their list. */
export interface FilterFieldsProps<Filter> {
  readonly form: Filter
  readonly change: (part: Partial<Filter>) => void
}
