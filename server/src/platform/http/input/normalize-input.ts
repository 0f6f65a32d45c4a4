import type { Validator } from 'typebox/compile'

type Errors = Pick<Validator, 'Errors'>

const NUMBER = /^-?(?:0|[1-9]\d{0,14})(?:\.\d{1,15})?$/

function parentOf(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (at, key) => (typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined),
    value,
  )
}

/**
 * Normalizes the invalid parts of a value until none changes any more.
 * @param normalize changes one part; returns true if it did
 */
function normalizeInput(
  validator: Errors,
  value: unknown,
  normalize: (parent: object, key: string) => boolean,
): void {
  function normalizeAt(path: readonly string[]): boolean {
    const key = path.at(-1)
    const parent = parentOf(value, path.slice(0, -1))
    return key !== undefined && typeof parent === 'object' && parent !== null && normalize(parent, key)
  }
  // A validator reports only the first few errors.
  let changed = true
  while (changed) {
    const paths = validator.Errors(value).map(({ instancePath }) => instancePath.split('/').slice(1))
    changed = paths.filter(normalizeAt).length > 0
  }
}

/**
 * Removes empty texts from a filter where the schema wants something else: they mean "all" (§5). A required value is
 * then missing and rejected as such.
 */
export function dropEmptyFilters(validator: Errors, value: unknown): void {
  normalizeInput(
    validator,
    value,
    (parent, key) =>
      !Array.isArray(parent) && Reflect.get(parent, key) === '' && Reflect.deleteProperty(parent, key),
  )
}

/** Converts a text of an address to the number or boolean it stands for. */
function valueOfText(text: unknown): number | boolean | undefined {
  if (typeof text !== 'string') return undefined
  if (NUMBER.test(text)) return Number(text)
  return text === 'true' ? true : text === 'false' ? false : undefined
}

/** Converts numbers and booleans in an address by the schema. Everything is text there. */
export function convertTexts(validator: Errors, value: unknown): void {
  normalizeInput(validator, value, (parent, key) => {
    const converted = valueOfText(Reflect.get(parent, key))
    return converted !== undefined && Reflect.set(parent, key, converted)
  })
}
