import type { AnyFields, RecordWords } from '../record-words.ts'
import type { FieldsForm } from './record-fields.tsx'
import type { DescribedValues } from './use-described-form.ts'

interface ControlledFields {
  readonly values: Readonly<DescribedValues>
  readonly onChange: (part: DescribedValues) => void
  /** Problems by field. */
  readonly wrong?: ReadonlyMap<string, string>
}

/** Lets `RecordFields` draw described fields whose values a page or dialog holds. */
export function controlledFields(
  { fields }: Pick<AnyFields, 'fields'>,
  words: Pick<RecordWords, 'label'>,
  { values, onChange, wrong }: ControlledFields,
): FieldsForm<DescribedValues> {
  return {
    values,
    field: name => ({
      label: words.label(name),
      required: fields[name]?.required === true,
      error: wrong?.get(name),
      value: values[name],
      onChange: value => onChange({ [name]: value }),
    }),
  }
}
