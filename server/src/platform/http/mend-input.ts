import type { Validator } from 'typebox/compile'

type Errors = Pick<Validator, 'Errors'>

const NUMBER = /^-?(?:0|[1-9]\d{0,14})(?:\.\d{1,15})?$/

function parentOf(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (at, key) => (typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined),
    value,
  )
}

/** Mends a value where it is wrong, as long as there is something to mend. @param mend whether it did */
function mendWrong(validator: Errors, value: unknown, mend: (parent: object, key: string) => boolean): void {
  function mendAt(path: readonly string[]): boolean {
    const key = path.at(-1)
    const parent = parentOf(value, path.slice(0, -1))
    return key !== undefined && typeof parent === 'object' && parent !== null && mend(parent, key)
  }
  // A validator names the first few errors only.
  let mended = true
  while (mended) {
    const paths = validator.Errors(value).map(({ instancePath }) => instancePath.split('/').slice(1))
    mended = paths.filter(mendAt).length > 0
  }
}

/**
 * Takes empty texts out of a filter where the schema wants something else: they stand for "all" (§5). What must be given is then
 * missing and refused as such.
 */
export function dropEmptyFilters(validator: Errors, value: unknown): void {
  mendWrong(
    validator,
    value,
    (parent, key) =>
      !Array.isArray(parent) && Reflect.get(parent, key) === '' && Reflect.deleteProperty(parent, key),
  )
}

/** What a text of an address stands for where no text is wanted. */
function meantBy(text: unknown): number | boolean | undefined {
  if (typeof text !== 'string') return undefined
  if (NUMBER.test(text)) return Number(text)
  return text === 'true' ? true : text === 'false' ? false : undefined
}

/** Reads numbers, and yes and no, out of an address where the schema wants them: everything is text there. */
export function readTexts(validator: Errors, value: unknown): void {
  mendWrong(validator, value, (parent, key) => {
    const meant = meantBy(Reflect.get(parent, key))
    return meant !== undefined && Reflect.set(parent, key, meant)
  })
}
