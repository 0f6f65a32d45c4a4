/** A condition of a filter: its empty value, and how to read it from a stored value. */
export interface FilterField<Value> {
  readonly none: Value
  /** Returns the empty value for an unreadable one. */
  readonly read: (value: unknown) => Value
}

export type FilterFields = Readonly<Record<string, FilterField<unknown>>>

/** Values of a filter form. */
export type FilterOf<Fields extends FilterFields> = {
  readonly [Name in keyof Fields]: Fields[Name] extends FilterField<infer Value> ? Value : never
}

export type DayPeriod = readonly [string | null, string | null]

const textOrNull = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null)

/** Creates a condition for a search text. */
export function text(): FilterField<string> {
  return { none: '', read: value => textOrNull(value) ?? '' }
}

/** Creates a condition for one of the server's values, such as the code of a department. */
export function choice(): FilterField<string | null> {
  return { none: null, read: textOrNull }
}

/** Creates a condition for one of a few fixed values. */
export function oneOf<Value extends string>(values: readonly Value[]): FilterField<Value | null> {
  return { none: null, read: value => values.find(each => each === value) ?? null }
}

/** Creates a condition for several of a few fixed values. */
export function someOf<Value extends string>(values: readonly Value[]): FilterField<readonly Value[]> {
  return {
    none: [],
    read: value => values.filter(each => Array.isArray(value) && value.includes(each)),
  }
}

/** Creates a condition for a range of days. */
export function period(): FilterField<DayPeriod> {
  return {
    none: [null, null],
    read(value) {
      const [from, to]: unknown[] = Array.isArray(value) ? value : []
      return [textOrNull(from), textOrNull(to)]
    },
  }
}

/** Creates an on/off condition. */
export function flag(): FilterField<boolean> {
  return { none: false, read: value => value === true }
}

function mapFields<Fields extends FilterFields>(
  fields: Fields,
  valueOf: (field: FilterField<unknown>, name: string) => unknown,
): FilterOf<Fields> {
  const entries = Object.entries(fields).map(([name, field]) => [name, valueOf(field, name)])
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each name gets the value of its own field
  return Object.fromEntries(entries) as FilterOf<Fields>
}

export function noFilter<Fields extends FilterFields>(fields: Fields): FilterOf<Fields> {
  return mapFields(fields, field => field.none)
}

export function readFilter<Fields extends FilterFields>(
  fields: Fields,
  stored: Readonly<Record<string, unknown>>,
): FilterOf<Fields> {
  return mapFields(fields, (field, name) => field.read(stored[name]))
}
