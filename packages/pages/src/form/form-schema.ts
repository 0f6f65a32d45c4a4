/** Keywords of a TypeBox schema that forms read. */
export interface ValueSchema {
  readonly type?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly ValueSchema[]
  readonly minLength?: number
  readonly maxLength?: number
  readonly pattern?: string
  readonly minimum?: number
  readonly maximum?: number
  readonly minItems?: number
  readonly maxItems?: number
  /** The value is never kept on a device (`secretFields`). */
  readonly secret?: boolean
  /** Schema of the items of a list. */
  readonly items?: ValueSchema | BodySchema
}

/** The schema of a call's body. */
export interface BodySchema {
  readonly properties: Readonly<Record<string, ValueSchema>>
  readonly required?: readonly string[]
}

/** Rules for a field of a form. */
export interface FieldRules {
  /** The field must be filled in. */
  readonly required: boolean
  /** Schema of the value if the field is filled in. */
  readonly value: ValueSchema
  /** The allowed values, if they are enumerated. */
  readonly choices: readonly string[]
}

const isNull = ({ type }: ValueSchema) => type === 'null'

/** Returns whether a text may be empty: it has no minimum length and its pattern accepts empty text. */
function acceptsEmptyText({ minLength = 0, pattern }: ValueSchema): boolean {
  return minLength === 0 && (pattern === undefined || new RegExp(pattern, 'u').test(''))
}

function choicesOf({ const: only, enum: values = [], anyOf = [] }: ValueSchema): string[] {
  const choices = [...values, only].filter(value => typeof value === 'string')
  return [...choices, ...anyOf.flatMap(choicesOf)]
}

/** Returns the rules for one property of the body. A property that is not in the schema has none. */
export function fieldRules({ properties, required = [] }: BodySchema, name: string): FieldRules {
  const property = properties[name] ?? {}
  const alternatives = property.anyOf ?? []
  const nonNull = alternatives.filter(schema => !isNull(schema))
  const isNullable = nonNull.length < alternatives.length
  const [first] = nonNull
  // If null has only one alternative, the rules of that alternative apply.
  const value = isNullable && nonNull.length === 1 && first !== undefined ? first : property
  const choices = choicesOf(value)
  const isRequired = name in properties && required.includes(name) && !isNullable
  return { required: isRequired && !mayBeEmpty(value, choices), value, choices }
}

/** Returns whether the schema accepts an empty value, such as empty text, an empty list or an unticked box. */
function mayBeEmpty(value: ValueSchema, choices: readonly string[]): boolean {
  if (choices.length > 0) return choices.includes('')
  const { type, minItems = 0 } = value
  if (type === 'string') return acceptsEmptyText(value)
  if (type === 'array') return minItems === 0
  return type === 'boolean' || type === 'object'
}
