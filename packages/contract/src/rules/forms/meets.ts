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
  return condition.some(group => group.every(test => passes(test, input)))
}

function passes(test: FormTest, input: ConditionInput): boolean {
  const value = input.values[test.field]
  if ('filled' in test) return isEmpty(value) !== test.filled
  if ('is' in test) return matches(value, test.is)
  if ('isNot' in test) return !matches(value, test.isNot)
  if ('in' in test) return test.in.some(each => matches(value, each))
  if ('above' in test) return compareDecimals(value, resolveOperand(test.above, input)) === 1
  return compareDecimals(value, resolveOperand(test.below, input)) === -1
}

/** Several values match if one of them does. An empty checkbox counts as unchecked. */
function matches(value: FieldValue | undefined, expected: string | boolean): boolean {
  if (Array.isArray(value)) return value.some(each => each === expected)
  return value === expected || (expected === false && isEmpty(value))
}

/** Resolves a number, or the value of a field or limit. */
export function resolveOperand(name: string, { values, limits }: ConditionInput): unknown {
  return /^[A-Za-z]/.test(name) ? (values[name] ?? limits[name]) : name
}

/** Returns true if missing, null, blank, or an empty list. */
export function isEmpty(value: FieldValue | undefined): boolean {
  if (value === undefined || value === null) return true
  if (typeof value === 'string') return isBlank(value)
  return Array.isArray(value) && value.length === 0
}
