import { type Static, type TSchema, Type } from 'typebox'

/** Object schema without additional keys, so that a misspelt key in a template is rejected at load. */
const closedObject = <Properties extends Record<string, TSchema>>(properties: Properties) =>
  Type.Object(properties, { additionalProperties: false })

/** Key of a field or column, by which conditions refer to it. */
export const FieldKey = Type.String({ pattern: '^[a-z][A-Za-z0-9]{0,39}$' })

/** A decimal number as text, without exponent: at most 13 digits before and 6 after the point. */
export const DecimalText = Type.String({ pattern: '^-?[0-9]{1,13}(\\.[0-9]{1,6})?$' })

/** Right side of a decimal comparison: a number, another field, or a limit (`T1`). */
const Operand = Type.Union([DecimalText, Type.String({ pattern: '^[A-Za-z][A-Za-z0-9]{0,39}$' })])

/** A test of form values; inside a line table the fields are its columns. A comparison with an empty field is false. */
export const FormTest = Type.Union([
  closedObject({ field: FieldKey, is: Type.Union([Type.String(), Type.Boolean()]) }),
  closedObject({ field: FieldKey, isNot: Type.Union([Type.String(), Type.Boolean()]) }),
  closedObject({ field: FieldKey, in: Type.Array(Type.String(), { minItems: 1 }) }),
  closedObject({ field: FieldKey, filled: Type.Boolean() }),
  closedObject({ field: FieldKey, above: Operand }),
  closedObject({ field: FieldKey, below: Operand }),
])
export type FormTest = Static<typeof FormTest>

/** True if all tests of at least one group are true. */
export const FormCondition = Type.Array(Type.Array(FormTest, { minItems: 1 }), { minItems: 1 })
export type FormCondition = Static<typeof FormCondition>

/**
 * Server-side computation of a field from others, in decimals. An empty or unreadable operand makes the result empty.
 * - `convert` amount × rate of the currency, in CNY, rounded half up to fen
 * - `rate` the rate of a currency
 * - `product`, `total`, `difference` (first minus second) of two sibling fields
 * - `changePercent` from one field to another, with two decimals
 * - `sum` of a column of a line table
 * - `greatest` of a column of a line table
 * - `count` of the lines of a table
 * - `anyLine` whether a line of a table meets a condition
 * - `when` whether the form meets a condition
 */
export const Computation = Type.Union([
  closedObject({ compute: Type.Literal('convert'), amount: FieldKey, currency: FieldKey }),
  closedObject({ compute: Type.Literal('rate'), currency: FieldKey }),
  closedObject({ compute: Type.Literal('product'), of: Type.Tuple([FieldKey, FieldKey]) }),
  closedObject({ compute: Type.Literal('difference'), of: Type.Tuple([FieldKey, FieldKey]) }),
  closedObject({ compute: Type.Literal('total'), of: Type.Tuple([FieldKey, FieldKey]) }),
  closedObject({ compute: Type.Literal('changePercent'), from: FieldKey, to: FieldKey }),
  closedObject({ compute: Type.Literal('sum'), table: FieldKey, column: FieldKey }),
  closedObject({ compute: Type.Literal('greatest'), table: FieldKey, column: FieldKey }),
  closedObject({ compute: Type.Literal('count'), table: FieldKey }),
  closedObject({ compute: Type.Literal('anyLine'), table: FieldKey, meets: FormCondition }),
  closedObject({ compute: Type.Literal('when'), meets: FormCondition }),
])
export type Computation = Static<typeof Computation>

/** Properties common to all fields and columns. */
const common = {
  key: FieldKey,
  required: Type.Optional(Type.Boolean()),
  requiredWhen: Type.Optional(FormCondition),
  /** The field is invalid if the values meet this condition. */
  forbiddenWhen: Type.Optional(FormCondition),
  computed: Type.Optional(Computation),
}

const length = {
  minLength: Type.Optional(Type.Integer({ minimum: 1 })),
  maxLength: Type.Integer({ minimum: 1, maximum: 4000 }),
}

const range = {
  min: Type.Optional(DecimalText),
  max: Type.Optional(DecimalText),
  above: Type.Optional(Operand),
}

/** A date relative to another field, in days (negative: before it). */
const DayBound = closedObject({ field: FieldKey, days: Type.Integer({ minimum: -3660, maximum: 3660 }) })

/** A column of a line table. All its kinds are also allowed as fields. `form-values.ts` has the value types. */
export const FormColumn = Type.Union([
  closedObject({ ...common, kind: Type.Literal('text'), ...length }),
  closedObject({ ...common, kind: Type.Literal('multiline'), ...length }),
  closedObject({
    ...common,
    kind: Type.Literal('number'),
    ...range,
    scale: Type.Integer({ minimum: 0, maximum: 6, description: 'Digits after the point' }),
    unit: Type.Optional(Type.String({ description: 'Unit code, e.g. h, or %' })),
  }),
  closedObject({
    ...common,
    kind: Type.Literal('money'),
    ...range,
    currency: Type.Union([
      closedObject({ code: Type.String({ pattern: '^[A-Z]{3}$' }) }),
      closedObject({ field: FieldKey }),
    ]),
  }),
  closedObject({
    ...common,
    kind: Type.Literal('date'),
    earliest: Type.Optional(DayBound),
    latest: Type.Optional(DayBound),
  }),
  closedObject({ ...common, kind: Type.Literal('dateTime') }),
  closedObject({ ...common, kind: Type.Literal('boolean') }),
  closedObject({
    ...common,
    kind: Type.Literal('choice'),
    options: Type.Array(Type.String({ pattern: '^[A-Za-z0-9_-]{1,40}$' }), {
      minItems: 1,
      description: 'Values outside the dictionary; their texts are in the texts of the template',
    }),
  }),
  closedObject({
    ...common,
    kind: Type.Literal('dictionary'),
    dictCode: Type.String({ pattern: '^[A-Z][A-Z0-9_]{0,63}$' }),
    multiple: Type.Optional(Type.Boolean()),
  }),
  closedObject({ ...common, kind: Type.Literal('user') }),
  closedObject({ ...common, kind: Type.Literal('department') }),
])
export type FormColumn = Static<typeof FormColumn>

/** A field of a form. */
export const FormField = Type.Union([
  FormColumn,
  closedObject({ ...common, kind: Type.Literal('dateRange') }),
  closedObject({
    ...common,
    kind: Type.Literal('attachments'),
    min: Type.Optional(Type.Integer({ minimum: 0, maximum: 10 })),
    max: Type.Integer({ minimum: 1, maximum: 10 }),
    fileKinds: Type.Optional(Type.Array(Type.String({ pattern: '^[a-z0-9]{2,5}$' }), { minItems: 1 })),
  }),
  closedObject({
    ...common,
    kind: Type.Literal('table'),
    min: Type.Optional(Type.Integer({ minimum: 0, maximum: 200 })),
    max: Type.Integer({ minimum: 1, maximum: 200 }),
    columns: Type.Array(FormColumn, { minItems: 1 }),
  }),
])
export type FormField = Static<typeof FormField>

/** `form.json` of a template. The field labels are in the template's texts. */
export const FormDefinition = closedObject({ fields: Type.Array(FormField, { minItems: 1 }) })
export type FormDefinition = Static<typeof FormDefinition>
