import type { FieldProblem } from '../errors/field-problems.ts'
import type { RecordField, RecordFields, ShownOf, ValueOf } from './fields.ts'

/** Names of the fields that a person can edit. */
type WritableName<Fields extends RecordFields> = {
  [Name in keyof Fields]: Fields[Name] extends { readonly readOnly: true } ? never : Name
}[keyof Fields]

/** Values that a person enters. */
export type ValuesOf<Fields extends RecordFields> = {
  -readonly [Name in WritableName<Fields>]: ValueOf<Fields[Name]>
}

/** Values of the fields in an answer. */
export type ResponseOf<Fields extends RecordFields> = {
  -readonly [Name in keyof Fields]: ShownOf<Fields[Name]>
}

type Criterion<Field extends RecordField> = Field extends { readonly kind: 'choice' }
  ? Field extends { readonly filter: 'one' }
    ? NonNullable<ValueOf<Field>>
    : NonNullable<ValueOf<Field>>[]
  : Field extends { readonly kind: 'date' | 'dateTime' }
    ? [from: string | null, to: string | null]
    : Field extends { readonly kind: 'flag' }
      ? boolean
      : string

/** Search text and filter conditions of a list. */
export type ConditionsOf<Fields extends RecordFields> = { text?: string } & {
  -readonly [Name in keyof Fields]?: Criterion<Fields[Name]>
}

/** Fields with their labels, limits and rules, and where they appear; without calls and table. */
export interface FieldsDescription<Fields extends RecordFields = RecordFields> {
  /** Prefix of the codes by which operators override its texts. */
  readonly texts: string
  readonly fields: Fields
  problems(values: ValuesOf<Fields>): readonly FieldProblem[]
}

interface FieldsInput<Fields extends RecordFields> {
  /** Prefix of the codes of its texts, such as `sites`. */
  readonly texts: string
  readonly fields: Fields
  /** Validation across fields, such as an end before its start. Runs in the browser and on the server. */
  readonly problems?: (values: ValuesOf<Fields>) => readonly FieldProblem[]
}

const NO_PROBLEMS = (): readonly FieldProblem[] => []

/** Describes fields for handwritten calls. `defineRecord` derives the calls too. */
export function describeFields<const Fields extends RecordFields>({
  texts,
  fields,
  problems = NO_PROBLEMS,
}: FieldsInput<Fields>): FieldsDescription<Fields> {
  return { texts, fields, problems }
}
