/** One condition of a filter: what it holds when it asks for nothing, and how it is read from what a browser kept. */
export interface FilterField<Value> {
  readonly none: Value
  /** What cannot be read is none. */
  readonly read: (value: unknown) => Value
}

export type FilterFields = Readonly<Record<string, FilterField<unknown>>>

/** What stands in the form of a filter. */
export type FilterOf<Fields extends FilterFields> = {
  readonly [Name in keyof Fields]: Fields[Name] extends FilterField<infer Value> ? Value : never
}

export type DayPeriod = readonly [string | null, string | null]

const textOrNull = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null)

/** Text to be found. */
export function text(): FilterField<string> {
  return { none: '', read: value => textOrNull(value) ?? '' }
}

/** One of what the server offers, such as the code of a department. */
export function choice(): FilterField<string | null> {
  return { none: null, read: textOrNull }
}

/** One of a few. */
export function oneOf<Value extends string>(values: readonly Value[]): FilterField<Value | null> {
  return { none: null, read: value => values.find(each => each === value) ?? null }
}

/** Any of a few. */
export function someOf<Value extends string>(values: readonly Value[]): FilterField<readonly Value[]> {
  return {
    none: [],
    read: value => values.filter(each => Array.isArray(value) && value.includes(each)),
  }
}

/** From a day to a day. */
export function period(): FilterField<DayPeriod> {
  return {
    none: [null, null],
    read(value) {
      const [from, to]: unknown[] = Array.isArray(value) ? value : []
      return [textOrNull(from), textOrNull(to)]
    },
  }
}

/** Only those, or all. */
export function flag(): FilterField<boolean> {
  return { none: false, read: value => value === true }
}

function everyField<Fields extends FilterFields>(
  fields: Fields,
  valueOf: (field: FilterField<unknown>, name: string) => unknown,
): FilterOf<Fields> {
  const entries = Object.entries(fields).map(([name, field]) => [name, valueOf(field, name)])
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each name gets what its own field gives
  return Object.fromEntries(entries) as FilterOf<Fields>
}

export function noFilter<Fields extends FilterFields>(fields: Fields): FilterOf<Fields> {
  return everyField(fields, field => field.none)
}

export function readFilter<Fields extends FilterFields>(
  fields: Fields,
  kept: Readonly<Record<string, unknown>>,
): FilterOf<Fields> {
  return everyField(fields, (field, name) => field.read(kept[name]))
}
