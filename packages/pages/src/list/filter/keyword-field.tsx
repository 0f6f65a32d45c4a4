import { TextField, type TextFieldProps } from '@apron/ui/fields'

const MAX_KEYWORD_CHARS = 60

export type KeywordFieldProps = Pick<TextFieldProps, 'label' | 'placeholder' | 'value' | 'onChange'>

/** The search text field of a filter. */
export function KeywordField(props: KeywordFieldProps) {
  return <TextField type="search" maxLength={MAX_KEYWORD_CHARS} {...props} />
}
