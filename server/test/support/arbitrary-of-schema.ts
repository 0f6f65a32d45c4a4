import * as fc from 'fast-check'

/** The parts of an OpenAPI schema that inputs use. */
export interface InputSchema {
  readonly type?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly InputSchema[]
  readonly properties?: Readonly<Record<string, InputSchema>>
  readonly required?: readonly string[]
  readonly patternProperties?: Readonly<Record<string, InputSchema>>
  readonly items?: InputSchema
  readonly minItems?: number
  readonly maxItems?: number
  readonly pattern?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
}

/** Lists and texts stay short to save time: the limits have tests of their own. */
const MOST_ITEMS = 3
const LONGEST_TEXT = 30

function textOf({ pattern, minLength = 0, maxLength = LONGEST_TEXT }: InputSchema): fc.Arbitrary<string> {
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern))
  const longest = Math.max(minLength, Math.min(maxLength, LONGEST_TEXT))
  return fc.string({ minLength, maxLength: longest, unit: 'grapheme' })
}

function objectOf({ properties = {}, required = [] }: InputSchema): fc.Arbitrary<Record<string, unknown>> {
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, arbitraryOf(schema)]),
  )
  return fc.record(fields, { requiredKeys: required.filter(name => name in fields) })
}

/** Generates values that the schema accepts. */
export function arbitraryOf(schema: InputSchema): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const)
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum)
  if (schema.anyOf !== undefined) return fc.oneof(...schema.anyOf.map(arbitraryOf))
  const { minimum, maximum, minItems = 0, maxItems = MOST_ITEMS } = schema
  switch (schema.type) {
    case 'string':
      return textOf(schema)
    case 'integer':
      return fc.integer({ min: minimum ?? -1_000, max: maximum ?? 1_000 })
    case 'number':
      return fc.double({ min: minimum ?? -1_000, max: maximum ?? 1_000, noNaN: true })
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array':
      return fc.array(arbitraryOf(schema.items ?? {}), {
        minLength: minItems,
        maxLength: Math.max(minItems, Math.min(maxItems, MOST_ITEMS)),
      })
    case 'object':
      return schema.properties === undefined && schema.patternProperties !== undefined
        ? fc.dictionary(fc.string(), arbitraryOf(Object.values(schema.patternProperties)[0] ?? {}))
        : objectOf(schema)
    default:
      return fc.jsonValue({ maxDepth: 2 })
  }
}

/** Generates values that match the schema except for one field, and arbitrary values. */
export function nearlyOf(schema: InputSchema): fc.Arbitrary<unknown> {
  const anything = fc.jsonValue({ maxDepth: 3 })
  const names = Object.keys(schema.properties ?? {})
  if (names.length === 0) return anything
  const spoiled = fc
    .tuple(objectOf(schema), fc.constantFrom(...names), anything)
    .map(([value, name, other]) => Object.assign({}, value, { [name]: other }))
  return fc.oneof({ weight: 3, arbitrary: spoiled }, { weight: 1, arbitrary: anything })
}
