import type { Validator } from 'typebox/compile'

type Errors = Pick<Validator, 'Errors'>

const NUMBER = /^-?(?:0|[1-9]\d{0,14})(?:\.\d{1,15})?$/

function parentOf(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (at, key) => (typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined),
    value,
  )
}

/** Repairs a value at its faults until nothing more can be repaired. @param mend returns whether it repaired something */
function mendWrong(validator: Errors, value: unknown, mend: (parent: object, key: string) => boolean): void {
  function mendAt(path: readonly string[]): boolean {
    const key = path.at(-1)
    const parent = parentOf(value, path.slice(0, -1))
    return key !== undefined && typeof parent === 'object' && parent !== null && mend(parent, key)
  }
  // A validator reports only the first few errors.
  let mended = true
  while (mended) {
    const paths = validator.Errors(value).map(({ instancePath }) => instancePath.split('/').slice(1))
    mended = paths.filter(mendAt).length > 0
  }
}

/**
 * Removes empty texts from a filter where the schema wants something else: they mean "all" (§5). A required value is
 * then missing and rejected as such.
 */
export function dropEmptyFilters(validator: Errors, value: unknown): void {
  mendWrong(
    validator,
    value,
    (parent, key) =>
      !Array.isArray(parent) && Reflect.get(parent, key) === '' && Reflect.deleteProperty(parent, key),
  )
}

/** Converts a text of an address to the number or boolean it stands for. */
function meantBy(text: unknown): number | boolean | undefined {
  if (typeof text !== 'string') return undefined
  if (NUMBER.test(text)) return Number(text)
  return text === 'true' ? true : text === 'false' ? false : undefined
}

/** Converts numbers and booleans in an address by the schema. Everything is text there. */
export function readTexts(validator: Errors, value: unknown): void {
  mendWrong(validator, value, (parent, key) => {
    const meant = meantBy(Reflect.get(parent, key))
    return meant !== undefined && Reflect.set(parent, key, meant)
  })
}
