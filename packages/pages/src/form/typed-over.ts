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

/** Whether what stands in the form is what waits for the network. */
export function isWaiting(waiting: object | null, values: object): boolean {
  return waiting !== null && same(waiting, values)
}

const KEPT_BY_SERVER: ReadonlySet<string> = new Set(['id', 'version'])

/** What was saved, with what the server counts and names: the next save is about that. */
export function asSaved<Values extends object>(values: Values, saved: unknown): Values {
  if (typeof saved !== 'object' || saved === null) return values
  const known = Object.entries(saved).filter(([name]) => KEPT_BY_SERVER.has(name) && name in values)
  return { ...values, ...Object.fromEntries(known) }
}
