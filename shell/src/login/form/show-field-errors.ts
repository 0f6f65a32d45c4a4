import type { Words } from '../words.ts'
import type { Field } from './field.ts'

/** A field with its error, or null. */
export type CheckedField<Key extends string> = readonly [Pick<Field, 'input' | 'showError'>, Key | null]

/** Shows the errors of all fields and focuses the first invalid one. @returns true if there is one */
export function showFieldErrors<Key extends string>(
  words: Words<Key>,
  fields: readonly CheckedField<Key>[],
): boolean {
  for (const [target, error] of fields) target.showError(error === null ? '' : words.get(error))
  const firstInvalid = fields.find(([, error]) => error !== null)
  firstInvalid?.[0].input.focus()
  return firstInvalid !== undefined
}
