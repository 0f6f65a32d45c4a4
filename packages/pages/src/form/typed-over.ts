const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Whether anything was changed since the form was opened. */
export function isChanged<Values extends object>(start: Values, values: Values): boolean {
  return !same(start, values)
}

/** The newest state of a record with what the person has typed in its place; what they left alone is as others left it. */
export function typedOver<Values extends object>(start: Values, values: Values, latest: Values): Values {
  const before = new Map<string, unknown>(Object.entries(start))
  const typed = Object.entries(values).filter(([name, value]) => !same(value, before.get(name)))
  return { ...latest, ...Object.fromEntries(typed) }
}
