import type { LoginTextKey } from '../login-texts.ts'
import type { Words } from '../words.ts'
import type { Field } from './field.ts'

/** A field with its error, or null. */
export type CheckedField = readonly [Pick<Field, 'input' | 'showError'>, LoginTextKey | null]

/** Shows the errors of all fields and focuses the first invalid one. @returns true if there is one */
export function showFieldErrors(words: Words, checked: readonly CheckedField[]): boolean {
  for (const [target, fault] of checked) target.showError(fault === null ? '' : words.get(fault))
  const wrong = checked.find(([, fault]) => fault !== null)
  wrong?.[0].input.focus()
  return wrong !== undefined
}
