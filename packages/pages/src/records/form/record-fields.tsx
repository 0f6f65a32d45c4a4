import type { Call } from '@apron/contract/calls/define-call'
import type { RecordFields as Fields, FieldValues, RecordField } from '@apron/contract/records/fields'
import type { RecordFormState } from '../../form/use-record-form.ts'
import { type AnyFields, type Option, useRecordWords } from '../record-words.ts'
import { RecordInput } from './record-input.tsx'
import { type DescribedValues, describedDraft } from './use-described-form.ts'

/** The part of a form that inputs use. */
export type FieldsForm<Values extends object> = Pick<RecordFormState<Values>, 'values' | 'field'>

export interface RecordFieldsProps<Values extends object = DescribedValues> {
  /** With derived calls, chosen files wait on the device with the draft of its save. */
  readonly record: AnyFields & { readonly calls?: { readonly save: Pick<Call, 'id'> } }
  /** A form, or values held by the page (`controlledFields`). */
  readonly form: FieldsForm<Values>
  /** Options to choose a text from, such as numbers of other records. */
  readonly options?: Readonly<Record<string, readonly Option[]>>
  /** Fields to render, in this order; all editable fields by default. */
  readonly names?: readonly string[]
  /** The saved record, for fixed fields and the names of people already selected; null for a new one. */
  readonly saved?: FieldValues | null
  /** Draft that chosen files wait with. That of the derived save by default. */
  readonly draft?: string | null
}

const NO_OPTIONS: Readonly<Record<string, readonly Option[]>> = {}

/** Renders the inputs of described fields inside `RecordForm` or `FormDialog`, or of values held elsewhere. */
export function RecordFields<Values extends object>({
  record,
  form,
  options = NO_OPTIONS,
  names,
  saved = null,
  draft = ownDraft(record, saved),
}: RecordFieldsProps<Values>) {
  const words = useRecordWords(record)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a form of described fields has their names
  const inputs = form as unknown as FieldsForm<DescribedValues>
  return (names ?? writableNames(record.fields)).map(name => {
    const field: RecordField | undefined = record.fields[name]
    if (field === undefined || field.shownWhen?.(inputs.values) === false) return null
    const { required, ...input } = inputs.field(name)
    const isNeeded = required || field.requiredWhen?.(inputs.values) === true
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

function ownDraft({ calls }: RecordFieldsProps['record'], saved: FieldValues | null): string | null {
  if (calls === undefined) return null
  return describedDraft({ calls }, typeof saved?.['id'] === 'string' ? saved['id'] : null)
}

const writableNames = (fields: Fields) => Object.keys(fields).filter(name => fields[name]?.readOnly !== true)
