/** What of a JSON schema, as TypeBox makes it, a form looks at. */
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
  /** Never kept on a device (`secretFields`). */
  readonly secret?: boolean
  /** Of a list of sub-records. */
  readonly items?: ValueSchema | BodySchema
}

/** The schema of a call's body. */
export interface BodySchema {
  readonly properties: Readonly<Record<string, ValueSchema>>
  readonly required?: readonly string[]
}

/** What a field of a form is held to. */
export interface FieldRules {
  /** Something must be filled in. */
  readonly required: boolean
  /** What the field is held to where something is filled in. */
  readonly value: ValueSchema
  /** The only values there are. */
  readonly choices: readonly string[]
}

const isNull = ({ type }: ValueSchema) => type === 'null'

/** A text that may be empty has no limit below, and a form that empty text has too. */
function takesEmptyText({ minLength = 0, pattern }: ValueSchema): boolean {
  return minLength === 0 && (pattern === undefined || new RegExp(pattern, 'u').test(''))
}

function choicesOf({ const: only, enum: values = [], anyOf = [] }: ValueSchema): string[] {
  const own = [...values, only].filter(value => typeof value === 'string')
  return [...own, ...anyOf.flatMap(choicesOf)]
}

/** What one property of the body is held to; one that the schema does not know, to nothing. */
export function fieldRules({ properties, required = [] }: BodySchema, name: string): FieldRules {
  const given = properties[name] ?? {}
  const others = given.anyOf?.filter(schema => !isNull(schema)) ?? []
  const nullable = others.length !== (given.anyOf?.length ?? 0)
  const [only] = others
  const value = nullable && others.length === 1 && only !== undefined ? only : given
  const choices = choicesOf(value)
  const needed = name in properties && required.includes(name) && !nullable
  return { required: needed && !mayBeEmpty(value, choices), value, choices }
}

/** Whether a value that looks empty in its field is one that the schema takes. */
function mayBeEmpty(value: ValueSchema, choices: readonly string[]): boolean {
  if (choices.length > 0) return choices.includes('')
  const { type, minItems = 0 } = value
  if (type === 'string') return takesEmptyText(value)
  return type === 'array' ? minItems === 0 : type === 'boolean' || type === 'object'
}
