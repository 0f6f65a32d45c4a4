import type { Dictionaries } from '@apron/sdk/query'
import { OneOfField, type OneOfFieldProps } from './one-of-field.tsx'

export interface DictionaryFieldProps<Code extends string>
  extends Omit<OneOfFieldProps<string>, 'options' | 'labelOf'> {
  readonly dictionaries: Dictionaries<Code>
  readonly code: Code
}

/** A field for one value of a dictionary, or all. Values that are no longer offered keep their name. */
export function DictionaryField<Code extends string>({
  dictionaries,
  code,
  ...field
}: DictionaryFieldProps<Code>) {
  return (
    <OneOfField
      {...field}
      options={dictionaries.options(code)}
      labelOf={value => dictionaries.label(code, value)}
    />
  )
}
