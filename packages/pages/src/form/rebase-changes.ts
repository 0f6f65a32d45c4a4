import { isEqual } from 'es-toolkit/predicate'

/** Returns whether anything has changed since the form was opened. */
export function isChanged<Values extends object>(start: Values, values: Values): boolean {
  return !isEqual(start, values)
}

/** Applies the user's changes to the latest version of a record. */
export function rebaseChanges<Values extends object>(start: Values, values: Values, latest: Values): Values {
  const before = new Map<string, unknown>(Object.entries(start))
  const typed = Object.entries(values).filter(([name, value]) => !isEqual(value, before.get(name)))
  return { ...latest, ...Object.fromEntries(typed) }
}

/** Returns whether the form's values equal the queued save. */
export function isQueued(waiting: object | null, values: object): boolean {
  return waiting !== null && isEqual(waiting, values)
}

const SERVER_FIELDS: ReadonlySet<string> = new Set(['id', 'version'])

/** Returns the saved values with those that the server assigned, such as the version, for the next save. */
export function withServerValues<Values extends object>(values: Values, saved: unknown): Values {
  if (typeof saved !== 'object' || saved === null) return values
  const known = Object.entries(saved).filter(([name]) => SERVER_FIELDS.has(name) && name in values)
  return { ...values, ...Object.fromEntries(known) }
}
