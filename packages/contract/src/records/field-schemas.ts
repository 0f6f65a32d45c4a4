import { type Static, type TObject, type TSchema, type TUnsafe, Type } from 'typebox'
import * as wire from '../entities/fields.ts'
import { UploadedFile } from '../entities/uploaded-file.ts'
import { Order, PageRequest } from '../lists/paging.ts'
import type { ConditionsOf, ResponseOf, ValuesOf } from './describe-fields.ts'
import type { RecordField, RecordFields } from './fields.ts'

export type Properties = Readonly<Record<string, TSchema>>

/** The type described by the fields, with further properties beside them or in their place. */
type With<Own, More extends Properties> = Omit<Own, keyof More> & Static<TObject<More>>

/** A schema that shows its properties, from which forms read limits and required fields. */
export type SchemaOf<Value> = TUnsafe<Value> & {
  readonly properties: Properties
  readonly required?: readonly string[]
}

/** Schema of a response. Its properties may be used in other responses. */
export type ResponseSchema<Value> = TUnsafe<Value> & {
  readonly properties: { readonly [Name in keyof Value]-?: TUnsafe<Value[Name]> }
}

const code = Type.String({ pattern: '^[A-Za-z0-9_.-]{1,64}$' })
const enumOf = (values: readonly string[]) => Type.Enum([...values])
const DATE_TIME = Type.String({
  pattern: '^(19|20)[0-9]{2}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01]) [0-9]{2}:[0-9]{2}:[0-9]{2}$',
  description: 'yyyy-MM-dd HH:mm:ss, Asia/Shanghai',
})
const SEARCH_LENGTH = 80

/** Schema of a field that has a value. */
function valueSchema(field: RecordField): TSchema {
  switch (field.kind) {
    case 'serial':
      return Type.String()
    case 'text':
      return textSchema(field)
    case 'number':
      return (field.decimals === 0 ? Type.Integer : Type.Number)({ minimum: field.min, maximum: field.max })
    case 'date':
      return wire.date
    case 'dateTime':
      return DATE_TIME
    case 'flag':
      return Type.Boolean()
    case 'choice':
      return enumOf(Object.keys(field.options))
    case 'dictionary':
    case 'person':
    case 'department':
      return code
    case 'people':
      return Type.Array(code, { minItems: field.required === true ? 1 : 0, maxItems: field.max })
    case 'files':
      return Type.Array(UploadedFile, { minItems: field.required === true ? 1 : 0, maxItems: field.max })
    default:
      return Type.Array(Type.Object(savedFields(field.fields)), {
        minItems: field.required === true ? 1 : 0,
        maxItems: field.max,
      })
  }
}

function textSchema({
  required,
  maxLength,
  minLength = 1,
  pattern,
}: RecordField & { kind: 'text' }): TSchema {
  const valuePattern = pattern ?? (required === true ? wire.SOME_TEXT : wire.ANY_TEXT)
  if (required === true) return Type.String({ minLength, maxLength, pattern: valuePattern })
  // An optional text may be empty, regardless of its pattern.
  const whenFilled = pattern === undefined ? valuePattern : `^$|${pattern}`
  return Type.String({ maxLength, pattern: whenFilled })
}

/** Kinds whose empty value is '', false or [] instead of null. */
const NEVER_NULL: ReadonlySet<RecordField['kind']> = new Set([
  'serial',
  'text',
  'flag',
  'people',
  'files',
  'lines',
])

export const isNullable = (field: RecordField): boolean =>
  field.required !== true &&
  !NEVER_NULL.has(field.kind) &&
  !(field.kind === 'choice' && field.initial !== null)

function savedSchema(field: RecordField): TSchema {
  const schema = valueSchema(field)
  return markSecret(field, isNullable(field) ? wire.nullable(schema) : schema)
}

const markSecret = (field: RecordField, schema: TSchema): TSchema =>
  field.secret === true ? wire.secret(schema) : schema

/** Properties of a body with these fields, without read-only ones. */
export function savedFields(fields: RecordFields): Properties {
  const own = Object.entries(fields).filter(([, field]) => field.readOnly !== true)
  return Object.fromEntries(own.map(([name, field]) => [name, savedSchema(field)]))
}

/** Schema of a field in a response. Without input limits, because older records may exceed them. */
function responseSchemaOf(field: RecordField): TSchema {
  switch (field.kind) {
    case 'person':
    case 'department':
      return isNullable(field) ? wire.nullable(wire.Named) : wire.Named
    case 'people':
      return Type.Array(wire.Named)
    case 'number':
      return isNullable(field) ? wire.nullable(Type.Number()) : Type.Number()
    case 'text':
    case 'serial':
      return Type.String()
    default:
      return savedSchema(field)
  }
}

/** Schema of the filter condition of a field; null if the kind cannot be filtered. */
function criterionSchema(field: RecordField): TSchema | null {
  switch (field.kind) {
    case 'choice':
      return field.filter === 'one'
        ? valueSchema(field)
        : Type.Array(valueSchema(field), { maxItems: Object.keys(field.options).length })
    case 'date':
    case 'dateTime':
      return Type.Tuple([wire.nullable(wire.filterDay), wire.nullable(wire.filterDay)], {
        description: 'First and last day; either may be omitted',
      })
    case 'flag':
      return Type.Boolean()
    case 'dictionary':
    case 'person':
    case 'people':
    case 'department':
      return code
    default:
      return null
  }
}

export const isFiltered = (field: RecordField | undefined): boolean => (field?.filter ?? false) !== false

/** Properties of the search text and the filter conditions. */
export function criteria(fields: RecordFields): Properties {
  const filtered = Object.entries(fields).flatMap(([name, field]) => {
    const schema = isFiltered(field) ? criterionSchema(field) : null
    return schema === null ? [] : [[name, Type.Optional(schema)] as const]
  })
  return { text: Type.Optional(Type.String({ maxLength: SEARCH_LENGTH })), ...Object.fromEntries(filtered) }
}

/** Returns the ID of a field's column, which is also its sort key. */
export function columnIdOf(name: string, field: RecordField | undefined): string {
  return typeof field?.column === 'object' ? (field.column.id ?? name) : name
}

/** Returns the keys by which the fields of a list are sorted. */
export function fieldSortKeys(fields: RecordFields): string[] {
  return Object.entries(fields).flatMap(([name, field]) =>
    field.sort === true ? [columnIdOf(name, field)] : [],
  )
}

/** Properties of a response. */
export function responseFields(fields: RecordFields): Properties {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, markSecret(field, responseSchemaOf(field))]),
  )
}

/** Schema of a response. @param more additional properties, or replacements of fields */
export function responseSchema<Fields extends RecordFields, More extends Properties>(
  fields: Fields,
  more: More,
): ResponseSchema<With<ResponseOf<Fields>, More>> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the properties describe what the types of the fields say
  return withMore(responseFields(fields), more) as unknown as ResponseSchema<With<ResponseOf<Fields>, More>>
}

/** The values of a save, with some of them optional. */
type SavedValues<Fields extends RecordFields, OptionalName extends keyof ValuesOf<Fields>> = Omit<
  ValuesOf<Fields>,
  OptionalName
> &
  Partial<Pick<ValuesOf<Fields>, OptionalName>>

/**
 * Schema of the body of a save.
 * @param more see {@link responseSchema}
 * @param optional names of optional fields
 */
export function saveSchema<
  Fields extends RecordFields,
  More extends Properties,
  OptionalName extends keyof ValuesOf<Fields> & string = never,
>(
  fields: Fields,
  more: More,
  optional: readonly OptionalName[] = [],
): SchemaOf<With<SavedValues<Fields, OptionalName>, More>> {
  const own = Object.entries(savedFields(fields)).map(([name, schema]) => [
    name,
    optional.some(each => each === name) ? Type.Optional(schema) : schema,
  ])
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as in `responseSchema`
  return withMore(Object.fromEntries(own), more) as unknown as SchemaOf<
    With<SavedValues<Fields, OptionalName>, More>
  >
}

/** Order of a list. */
export interface SortOrder {
  sortBy?: string
  descending?: boolean
}

/** Schema of the body of a list call: page, filter conditions and order. @param more further conditions */
export function querySchema<Fields extends RecordFields, More extends Properties>(
  fields: Fields,
  more: More,
): TUnsafe<{ current: number; size: number; queryCriteria: With<ConditionsOf<Fields> & SortOrder, More> }> {
  const body = PageRequest(Type.Object({ ...criteria(fields), ...more, ...Order(fieldSortKeys(fields)) }))
  return Type.Unsafe(body)
}

/** Additional properties come first, like an id. */
function withMore(own: Properties, more: Properties): TObject {
  return Type.Object({ ...more, ...own, ...more })
}
