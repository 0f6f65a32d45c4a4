import type { Call } from '@apron/contract/calls/define-call'
import type { RecordFields as Fields, FieldValues, RecordField } from '@apron/contract/records/fields'
import type { RecordFormState } from '../../form/use-record-form.ts'
import { type AnyFields, type Option, useRecordWords } from '../record-words.ts'
import { RecordInput } from './record-input.tsx'
import { type DescribedValues, describedDraftKey } from './use-described-form.ts'

/** The part of a form that inputs use. */
export type FieldsForm<Values extends object> = Pick<RecordFormState<Values>, 'values' | 'field'>

export interface RecordFieldsProps<Values extends object = DescribedValues> {
  /** If it has `calls`, chosen files are kept on the device with the draft of `calls.save`. */
  readonly record: AnyFields & { readonly calls?: { readonly save: Pick<Call, 'id'> } }
  /** A form, or values held by the page (`controlledFields`). */
  readonly form: FieldsForm<Values>
  /** Options of text fields by field name, such as numbers of other records. */
  readonly options?: Readonly<Record<string, readonly Option[]>>
  /** Fields to render, in this order; all editable fields by default. */
  readonly names?: readonly string[]
  /** The saved record, for fixed fields and the names of people already selected; null for a new one. */
  readonly saved?: FieldValues | null
  /** Key of the draft that chosen files are kept with. By default that of `calls.save`. */
  readonly draft?: string | null
}

const NO_OPTIONS: Readonly<Record<string, readonly Option[]>> = {}

/** Renders the inputs of described fields inside `RecordForm` or `FormDialog`, or for values held by the page. */
export function RecordFields<Values extends object>({
  record,
  form,
  options = NO_OPTIONS,
  names,
  saved = null,
  draft = defaultDraftKey(record, saved),
}: RecordFieldsProps<Values>) {
  const words = useRecordWords(record)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the form has the names of the described fields
  const describedForm = form as unknown as FieldsForm<DescribedValues>
  return (names ?? writableNames(record.fields)).map(name => {
    const field: RecordField | undefined = record.fields[name]
    if (field === undefined || field.shownWhen?.(describedForm.values) === false) return null
    const { required, ...input } = describedForm.field(name)
    const isNeeded = required || field.requiredWhen?.(describedForm.values) === true
    const isFixed = field.fixed === true && saved !== null
    return (
      <RecordInput
        key={name}
        field={field}
        input={{ ...input, required: isNeeded }}
        options={options[name] ?? words.options(name)}
        help={isFixed ? undefined : words.help(name)}
        disabled={isFixed}
        draft={draft}
        shown={saved?.[name]}
      />
    )
  })
}

function defaultDraftKey({ calls }: RecordFieldsProps['record'], saved: FieldValues | null): string | null {
  if (calls === undefined) return null
  return describedDraftKey({ calls }, typeof saved?.['id'] === 'string' ? saved['id'] : null)
}

const writableNames = (fields: Fields) => Object.keys(fields).filter(name => fields[name]?.readOnly !== true)
