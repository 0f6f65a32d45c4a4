import type { Call } from '@apron/contract/calls/define-call'
import type { RecordFields as Fields, FieldValues, RecordField } from '@apron/contract/records/fields'
import type { RecordForm } from '../form/use-record-form.ts'
import { RecordInput } from './record-input.tsx'
import { type AnyRecord, useRecordWords } from './record-words.ts'
import { type DescribedValues, describedDraft } from './use-described-form.ts'

export interface RecordFieldsProps<Values extends object = DescribedValues> {
  /** Uploads are kept with the draft of its save. */
  readonly record: AnyRecord & { readonly calls?: { readonly save: Pick<Call, 'id'> } }
  readonly form: RecordForm<Values>
  /** Fields to render, in this order; all editable fields by default. */
  readonly names?: readonly string[]
  /** The saved record, for the names of people already selected. */
  readonly saved?: FieldValues | null
}

/** Renders the inputs of a described record inside `RecordForm` or `FormDialog`. */
export function RecordFields<Values extends object>({
  record,
  form: given,
  names,
  saved = null,
}: RecordFieldsProps<Values>) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the fields of the description are among its values
  const form = given as unknown as RecordForm<DescribedValues>
  const words = useRecordWords(record)
  const id = typeof saved?.['id'] === 'string' ? saved['id'] : null
  const draft = record.calls === undefined ? null : describedDraft({ calls: record.calls }, id)
  return (names ?? writableNames(record.fields)).map(name => {
    const field: RecordField | undefined = record.fields[name]
    if (field === undefined || field.shownWhen?.(form.values) === false) return null
    const { required, ...input } = form.field(name)
    const isNeeded = required || field.requiredWhen?.(form.values) === true
    return (
      <RecordInput
        key={name}
        field={field}
        input={{ ...input, required: isNeeded }}
        options={words.options(name)}
        draft={draft}
        shown={saved?.[name]}
      />
    )
  })
}

const writableNames = (fields: Fields) => Object.keys(fields).filter(name => fields[name]?.readOnly !== true)
