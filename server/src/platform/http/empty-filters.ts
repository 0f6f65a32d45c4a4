import type { Validator } from 'typebox/compile'

function parentOf(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (at, key) => (typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined),
    value,
  )
}

/** Takes one text out of where a value is wrong, if it is empty. */
function dropEmptyAt(value: unknown, path: readonly string[]): boolean {
  const last = path.at(-1)
  const parent = parentOf(value, path.slice(0, -1))
  if (last === undefined || typeof parent !== 'object' || parent === null || Array.isArray(parent))
    return false
  return Reflect.get(parent, last) === '' && Reflect.deleteProperty(parent, last)
}

/**
 * Takes empty texts out of a filter where the schema wants something else: they stand for "all" (§5). What must be given is then
 * missing and refused as such.
 */
export function dropEmptyFilters(validator: Pick<Validator, 'Errors'>, value: unknown): void {
  // A validator names the first few errors only.
  let dropped = true
  while (dropped) {
    const paths = validator.Errors(value).map(({ instancePath }) => instancePath.split('/').slice(1))
    dropped = paths.filter(path => dropEmptyAt(value, path)).length > 0
  }
}
