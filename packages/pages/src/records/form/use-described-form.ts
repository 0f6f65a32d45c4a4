import type { Call } from '@apron/contract/calls/define-call'
import type { RecordDefinition, RecordOf, SaveOf } from '@apron/contract/records/define-record'
import type { FieldsDescription, ValuesOf } from '@apron/contract/records/describe-fields'
import type { RecordFields } from '@apron/contract/records/fields'
import { recordProblems } from '@apron/contract/records/record-problems'
import { useCall } from '@apron/sdk'
import { draftKey } from '../../form/draft-key.ts'
import { type RecordFormState, useRecordForm } from '../../form/use-record-form.ts'
import { type RecordWords, useRecordWords } from '../record-words.ts'
import { emptyValues, valuesToSave } from './form-values.ts'

/** Form values of a described record by field name. */
export type DescribedValues = Record<string, unknown>

export interface DescribedFormOptions<Fields extends RecordFields> {
  /** Null for a new record. */
  readonly saved: RecordOf<Fields> | null
  /** Initial values of a new record. */
  readonly start?: Partial<SaveOf<Fields>>
  readonly onSaved?: (saved: RecordOf<Fields>) => void
}

/** Returns labels, messages and validation of described fields, as options for `useRecordForm`. */
export function describedForm<Fields extends RecordFields>(
  description: FieldsDescription<Fields>,
  words: RecordWords,
) {
  const names = Object.keys(description.fields)
  const wrong = names.flatMap(name => {
    const message = words.wrong(name)
    return message === undefined ? [] : [[name, message] as const]
  })
  return {
    labels: Object.fromEntries(names.map(name => [name, words.label(name)])),
    formatErrors: Object.fromEntries(wrong),
    problems: (values: ValuesOf<Fields>) => recordProblems(description, values),
    words: Object.fromEntries(
      names.map(name => [name, (value: unknown) => words.format(name, { [name]: value })]),
    ),
  }
}

/** Wraps `useRecordForm` with the labels, limits and validation of a description. */
export function useDescribedForm<Fields extends RecordFields>(
  record: RecordDefinition<Fields>,
  { saved, start = {}, onSaved }: DescribedFormOptions<Fields>,
): RecordFormState<DescribedValues> {
  const { fields, calls, schemas } = record
  const words = useRecordWords(record)
  const ask = useCall()
  const valuesOf = (row: RecordOf<Fields>): DescribedValues => ({
    id: row.id,
    version: row.version,
    ...valuesToSave(fields, { ...row }),
  })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the values have the names of the fields; the schema of the call validates them
  const save = calls.save as unknown as Call<{ body: DescribedValues; data: RecordOf<Fields> }>
  const { problems, ...described } = describedForm(record, words)
  return useRecordForm<DescribedValues, { body: DescribedValues; data: RecordOf<Fields> }>({
    ...described,
    call: save,
    schema: schemas.save,
    start: saved === null ? { id: null, version: null, ...emptyValues(fields), ...start } : valuesOf(saved),
    record: saved?.id ?? 'new',
    input: body => ({ body }),
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the rules of a record accept missing values
    problems: values => problems(values as SaveOf<Fields>),
    invalidates: [calls.queryPage, calls.detail],
    latest: async () =>
      saved === null ? null : valuesOf(await ask(calls.detail, { query: { id: saved.id } })),
    ...(onSaved === undefined ? {} : { onSaved }),
  })
}

/** Returns the draft key of such a form, for uploads waiting on the device. */
export function describedDraftKey(
  { calls }: { readonly calls: { readonly save: Pick<Call, 'id'> } },
  id: string | null,
): string | null {
  return draftKey({ call: calls.save, start: {}, record: id ?? 'new' })
}
