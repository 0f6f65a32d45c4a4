import { isEqual } from 'es-toolkit/predicate'

/** An unsaved change with the value it started from. */
export interface PartChange<Value> {
  readonly was: Value
  readonly value: Value
}

/**
 * Unsaved changes by part of a record. Holds touched parts only, so that a newer version of the record can be loaded
 * under them.
 */
export type PartChanges<Value> = Readonly<Record<string, PartChange<Value>>>
export type PartValues<Value> = Readonly<Record<string, Value>>
type Same<Value> = (one: Value, other: Value) => boolean

/** Returns the values to show: the stored ones with the changes applied. */
export function changedValues<Value>(stored: PartValues<Value>, changes: PartChanges<Value>) {
  return Object.fromEntries(
    Object.entries(stored).map(([name, value]) => [name, (changes[name] ?? { value }).value]),
  )
}

export function withoutPart<Value>(changes: PartChanges<Value>, name: string): PartChanges<Value> {
  const { [name]: _, ...others } = changes
  return others
}

/** Changes one part. Setting the stored value removes the change. */
export function changePart<Value>(
  changes: PartChanges<Value>,
  { name, stored, value }: { readonly name: string; readonly stored: Value; readonly value: Value },
  isSame: Same<Value>,
): PartChanges<Value> {
  if (isSame(value, stored)) return withoutPart(changes, name)
  return { ...changes, [name]: { was: changes[name]?.was ?? stored, value } }
}

/** Returns the parts that somebody else has since changed to another value. */
export function conflictsIn<Value>(
  changes: PartChanges<Value>,
  stored: PartValues<Value>,
  isSame: Same<Value>,
): string[] {
  return Object.entries(stored).flatMap(([name, now]) => {
    const change = changes[name]
    return change !== undefined && !isSame(now, change.was) && !isSame(now, change.value) ? [name] : []
  })
}

/** Resolves a conflict in favour of the user's value. */
export function keepOwnPart<Value>(
  changes: PartChanges<Value>,
  name: string,
  stored: Value,
): PartChanges<Value> {
  const change = changes[name]
  return change === undefined ? changes : { ...changes, [name]: { ...change, was: stored } }
}

/**
 * Returns the changes left after the server has stored `sent`: those typed meanwhile.
 * @param sent values of these parts, possibly kept on the device since
 */
export function withoutSaved<Value>(
  changes: PartChanges<Value>,
  sent: PartValues<unknown>,
): PartChanges<Value> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the device stores the values of the same parts
  const stored = sent as PartValues<Value>
  const left = Object.entries(changes)
    .filter(([name, { value }]) => !isEqual(stored[name], value))
    // Changed again after sending: the sent value is the new starting point.
    .map(([name, change]) => [name, { ...change, was: stored[name] ?? change.was }] as const)
  return Object.fromEntries(left)
}

/** Returns the changes that turn the stored values into these. */
export function changesBetween<Value>(
  stored: PartValues<Value>,
  values: PartValues<Value>,
  isSame: Same<Value>,
): PartChanges<Value> {
  const changed = Object.entries(stored).flatMap(([name, was]) => {
    const value = values[name]
    return value === undefined || isSame(value, was) ? [] : [[name, { was, value }] as const]
  })
  return Object.fromEntries(changed)
}

/** Returns whether `others` contains all these values. */
export function isSubset(values: PartValues<unknown>, others: PartValues<unknown>): boolean {
  return Object.entries(values).every(([name, value]) => isEqual(value, others[name]))
}
