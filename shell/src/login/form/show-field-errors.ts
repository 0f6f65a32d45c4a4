import type { LoginTextKey } from '../login-texts.ts'
import type { Words } from '../words.ts'
import type { Field } from './field.ts'

/** A field, and what is wrong with it; null when nothing is. */
export type CheckedField = readonly [Pick<Field, 'input' | 'showError'>, LoginTextKey | null]

/** Says at each field what is wrong with it, and leads to the first that is wrong. @returns whether one is */
export function showFieldErrors(words: Words, checked: readonly CheckedField[]): boolean {
  for (const [target, fault] of checked) target.showError(fault === null ? '' : words.get(fault))
  const wrong = checked.find(([, fault]) => fault !== null)
  wrong?.[0].input.focus()
  return wrong !== undefined
}
