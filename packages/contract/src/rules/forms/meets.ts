import type { FormCondition, FormTest } from '../../flow/form-definition.ts'
import type { FieldValue } from '../../flow/form-values.ts'
import { isBlank } from '../../texts/normalize-text.ts'
import { compareDecimals } from './decimals.ts'

/** Input of a condition: values by field key, and limits by name. */
export interface ConditionInput {
  readonly values: Readonly<Record<string, FieldValue>>
  readonly limits: Readonly<Record<string, string>>
}

/** Returns true if the values of a form or a line meet a condition. */
export function meets(condition: FormCondition, input: ConditionInput): boolean {
  return condition.some(group => group.every(test => holds(test, input)))
}

function holds(test: FormTest, input: ConditionInput): boolean {
  const value = input.values[test.field]
  if ('filled' in test) return isEmpty(value) !== test.filled
  if ('is' in test) return same(value, test.is)
  if ('isNot' in test) return !same(value, test.isNot)
  if ('in' in test) return test.in.some(each => same(value, each))
  if ('above' in test) return compareDecimals(value, operand(test.above, input)) === 1
  return compareDecimals(value, operand(test.below, input)) === -1
}

/** Several values match if one of them does. An empty checkbox counts as unchecked. */
function same(value: FieldValue | undefined, wanted: string | boolean): boolean {
  if (Array.isArray(value)) return value.some(each => each === wanted)
  return value === wanted || (wanted === false && isEmpty(value))
}

/** Resolves a number, or the value of a field or limit. */
export function operand(name: string, { values, limits }: ConditionInput): unknown {
  return /^[A-Za-z]/.test(name) ? (values[name] ?? limits[name]) : name
}

/** Returns true if missing, null, blank, or an empty list. */
export function isEmpty(value: FieldValue | undefined): boolean {
  if (value === undefined || value === null) return true
  if (typeof value === 'string') return isBlank(value)
  return Array.isArray(value) && value.length === 0
}
