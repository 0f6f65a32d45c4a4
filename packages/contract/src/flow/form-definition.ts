import { type Static, type TSchema, Type } from 'typebox'

/** An object that takes no other key: a misspelt word in a template is refused when it is loaded. */
const closed = <Properties extends Record<string, TSchema>>(properties: Properties) =>
  Type.Object(properties, { additionalProperties: false })

/** Key of a field or column. Conditions name fields by it. */
export const FieldKey = Type.String({ pattern: '^[a-z][A-Za-z0-9]{0,39}$' })

/** A decimal number as text, without exponent: at most 13 digits before and 6 after the point. */
export const DecimalText = Type.String({ pattern: '^-?[0-9]{1,13}(\\.[0-9]{1,6})?$' })

/** What a decimal field is compared with: a number, another field, or a limit (`T1`). */
const Operand = Type.Union([DecimalText, Type.String({ pattern: '^[A-Za-z][A-Za-z0-9]{0,39}$' })])

/**
 * One thing that may hold for the values of a form; inside a line table the fields are its columns.
 * A comparison with an empty field does not hold.
 */
export const FormTest = Type.Union([
  closed({ field: FieldKey, is: Type.Union([Type.String(), Type.Boolean()]) }),
  closed({ field: FieldKey, isNot: Type.Union([Type.String(), Type.Boolean()]) }),
  closed({ field: FieldKey, in: Type.Array(Type.String(), { minItems: 1 }) }),
  closed({ field: FieldKey, filled: Type.Boolean() }),
  closed({ field: FieldKey, above: Operand }),
  closed({ field: FieldKey, below: Operand }),
])
export type FormTest = Static<typeof FormTest>

/** Holds when all tests of one of its groups hold. */
export const FormCondition = Type.Array(Type.Array(FormTest, { minItems: 1 }), { minItems: 1 })
export type FormCondition = Static<typeof FormCondition>

/**
 * How the server computes a field from others, in decimals; an empty or unreadable operand makes it empty.
 * - `convert` amount × rate of the currency, in CNY, rounded half up to fen
 * - `rate` the rate of a currency
 * - `product`, `total`, `difference` (first minus second) of two fields beside it
 * - `changePercent` from one field to another, two digits after the point
 * - `sum` of a column of a line table
 * - `greatest` of a column of a line table
 * - `count` of the lines of a table
 * - `anyLine` whether a line of a table meets a condition
 * - `when` whether the form meets a condition
 */
export const Computation = Type.Union([
  closed({ compute: Type.Literal('convert'), amount: FieldKey, currency: FieldKey }),
  closed({ compute: Type.Literal('rate'), currency: FieldKey }),
  closed({ compute: Type.Literal('product'), of: Type.Tuple([FieldKey, FieldKey]) }),
  closed({ compute: Type.Literal('difference'), of: Type.Tuple([FieldKey, FieldKey]) }),
  closed({ compute: Type.Literal('total'), of: Type.Tuple([FieldKey, FieldKey]) }),
  closed({ compute: Type.Literal('changePercent'), from: FieldKey, to: FieldKey }),
  closed({ compute: Type.Literal('sum'), table: FieldKey, column: FieldKey }),
  closed({ compute: Type.Literal('greatest'), table: FieldKey, column: FieldKey }),
  closed({ compute: Type.Literal('count'), table: FieldKey }),
  closed({ compute: Type.Literal('anyLine'), table: FieldKey, meets: FormCondition }),
  closed({ compute: Type.Literal('when'), meets: FormCondition }),
])
export type Computation = Static<typeof Computation>

/** What every field and column may say. */
const common = {
  key: FieldKey,
  required: Type.Optional(Type.Boolean()),
  requiredWhen: Type.Optional(FormCondition),
  /** With the values that meet it the field is wrong. */
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

/** A day of another field, and how many days after it (negative: before it). */
const DayBound = closed({ field: FieldKey, days: Type.Integer({ minimum: -3660, maximum: 3660 }) })

/** A column of a line table: the kinds that stand alone as well. The value of each is in `form-values.ts`. */
export const FormColumn = Type.Union([
  closed({ ...common, kind: Type.Literal('text'), ...length }),
  closed({ ...common, kind: Type.Literal('multiline'), ...length }),
  closed({
    ...common,
    kind: Type.Literal('number'),
    ...range,
    scale: Type.Integer({ minimum: 0, maximum: 6, description: 'Digits after the point' }),
    unit: Type.Optional(Type.String({ description: 'Unit code, e.g. h, or %' })),
  }),
  closed({
    ...common,
    kind: Type.Literal('money'),
    ...range,
    currency: Type.Union([
      closed({ code: Type.String({ pattern: '^[A-Z]{3}$' }) }),
      closed({ field: FieldKey }),
    ]),
  }),
  closed({
    ...common,
    kind: Type.Literal('date'),
    earliest: Type.Optional(DayBound),
    latest: Type.Optional(DayBound),
  }),
  closed({ ...common, kind: Type.Literal('dateTime') }),
  closed({ ...common, kind: Type.Literal('boolean') }),
  closed({
    ...common,
    kind: Type.Literal('choice'),
    options: Type.Array(Type.String({ pattern: '^[A-Za-z0-9_-]{1,40}$' }), {
      minItems: 1,
      description: 'Values that no directory holds; their texts are in the texts of the template',
    }),
  }),
  closed({
    ...common,
    kind: Type.Literal('dictionary'),
    dictCode: Type.String({ pattern: '^[A-Z][A-Z0-9_]{0,63}$' }),
    multiple: Type.Optional(Type.Boolean()),
  }),
  closed({ ...common, kind: Type.Literal('user') }),
  closed({ ...common, kind: Type.Literal('department') }),
])
export type FormColumn = Static<typeof FormColumn>

/** A field of a form. */
export const FormField = Type.Union([
  FormColumn,
  closed({ ...common, kind: Type.Literal('dateRange') }),
  closed({
    ...common,
    kind: Type.Literal('attachments'),
    min: Type.Optional(Type.Integer({ minimum: 0, maximum: 10 })),
    max: Type.Integer({ minimum: 1, maximum: 10 }),
    fileKinds: Type.Optional(Type.Array(Type.String({ pattern: '^[a-z0-9]{2,5}$' }), { minItems: 1 })),
  }),
  closed({
    ...common,
    kind: Type.Literal('table'),
    min: Type.Optional(Type.Integer({ minimum: 0, maximum: 200 })),
    max: Type.Integer({ minimum: 1, maximum: 200 }),
    columns: Type.Array(FormColumn, { minItems: 1 }),
  }),
])
export type FormField = Static<typeof FormField>

/** A form as the `form.json` of a template says it. What its fields are called is in the template's texts. */
export const FormDefinition = closed({ fields: Type.Array(FormField, { minItems: 1 }) })
export type FormDefinition = Static<typeof FormDefinition>
