import type { FieldProblem } from '../../errors/field-problems.ts'
import type { FormColumn, FormField } from '../../flow/form-definition.ts'
import type { FieldValue } from '../../flow/form-values.ts'
import { compareDecimals, isDecimal, MONEY_DIGITS, MONEY_SCALE, NUMBER_DIGITS } from './decimals.ts'
import { type ConditionInput, resolveOperand } from './meets.ts'

/** Codes that values may refer to. A null set is not checked (a browser does not know everybody). */
export interface KnownCodes {
  readonly options: Readonly<Record<string, ReadonlySet<string>>> | null
  readonly users: ReadonlySet<string> | null
  readonly departments: ReadonlySet<string> | null
}

type Problem = Omit<FieldProblem, 'field'> | null

const DAY_MS = 86_400_000
const FILE_URL = /^\/file\/[\w-]{1,64}$/
const NAME_MAX = 255

/** Returns the problem of a field's or column's value, alone and with the others, or null. An empty value is valid here. */
export function valueProblem(
  field: FormField | FormColumn,
  value: FieldValue | undefined,
  input: ConditionInput,
  known: KnownCodes,
): Problem {
  if (value === undefined || value === null || value === '') return null
  switch (field.kind) {
    case 'text':
    case 'multiline':
      return textProblem(field, value)
    case 'number':
      return decimalProblem(field, value, NUMBER_DIGITS, field.scale, input)
    case 'money':
      return decimalProblem(field, value, MONEY_DIGITS, MONEY_SCALE, input)
    case 'date':
      return dayMs(value) === null ? { problem: 'day' } : boundProblem(field, value, input)
    case 'dateTime':
      return isTime(value) ? null : { problem: 'time' }
    case 'dateRange':
      return rangeProblem(value)
    case 'boolean':
      return typeof value === 'boolean' ? null : { problem: 'yesNo' }
    case 'choice':
      return choiceProblem(value, field.options)
    case 'dictionary':
      return optionsProblem(value, field.multiple === true, known.options?.[field.dictCode] ?? null)
    case 'user':
      return unknownProblem(value, known.users)
    case 'department':
      return unknownProblem(value, known.departments)
    case 'attachments':
      return filesProblem(field, value)
    default:
      return Array.isArray(value)
        ? countProblem(value.length, field.min ?? 0, field.max)
        : { problem: 'form' }
  }
}

function textProblem(
  { kind, minLength, maxLength }: Extract<FormField, { readonly kind: 'text' | 'multiline' }>,
  value: FieldValue,
): Problem {
  if (typeof value !== 'string' || (kind === 'text' && /[\r\n]/.test(value))) return { problem: 'form' }
  const length = Array.from(value.trim()).length
  if (length > maxLength) return { problem: 'tooLong', params: { max: String(maxLength) } }
  return length < (minLength ?? 0) ? { problem: 'tooShort', params: { min: String(minLength) } } : null
}

function decimalProblem(
  { min, max, above }: Extract<FormField, { readonly kind: 'number' | 'money' }>,
  value: FieldValue,
  digits: number,
  scale: number,
  input: ConditionInput,
): Problem {
  if (typeof value !== 'string' || !isDecimal(value, digits, scale)) {
    return { problem: 'decimal', params: { digits: String(digits), scale: String(scale) } }
  }
  if (min !== undefined && compareDecimals(value, min) === -1) return { problem: 'tooSmall', params: { min } }
  if (max !== undefined && compareDecimals(value, max) === 1) return { problem: 'tooLarge', params: { max } }
  if (above === undefined) return null
  const floor = resolveOperand(above, input)
  const order = compareDecimals(value, floor)
  return order === 1 || order === null ? null : { problem: 'notAbove', params: { min: String(floor) } }
}

/** Milliseconds of a date `yyyy-MM-dd`, or null if invalid. */
function dayMs(value: unknown): number | null {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(value)) return null
  const ms = Date.parse(`${value}T00:00:00Z`)
  return !Number.isNaN(ms) && dayText(ms) === value ? ms : null
}

function dayText(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10)
}

function boundProblem(
  { earliest, latest }: Extract<FormField, { readonly kind: 'date' }>,
  value: FieldValue,
  { values }: ConditionInput,
): Problem {
  const at = dayMs(value)
  const bound = (of: { readonly field: string; readonly days: number } | undefined) => {
    const other = of === undefined ? null : dayMs(values[of.field])
    return of === undefined || other === null ? null : other + of.days * DAY_MS
  }
  const [first, last] = [bound(earliest), bound(latest)]
  if (at !== null && first !== null && at < first)
    return { problem: 'tooEarly', params: { day: dayText(first) } }
  return at !== null && last !== null && at > last
    ? { problem: 'tooLate', params: { day: dayText(last) } }
    : null
}

function isTime(value: FieldValue): boolean {
  if (typeof value !== 'string') return false
  const [day = '', time = '', ...more] = value.split(' ')
  return dayMs(day) !== null && /^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/.test(time) && more.length === 0
}

function rangeProblem(value: FieldValue): Problem {
  if (typeof value !== 'object' || value === null || !('from' in value) || !('to' in value))
    return { problem: 'form' }
  const [from, to] = [dayMs(value.from), dayMs(value.to)]
  if (from === null || to === null || Object.keys(value).length !== 2) return { problem: 'day' }
  return to < from ? { problem: 'endBeforeStart' } : null
}

function choiceProblem(value: FieldValue, choices: readonly string[]): Problem {
  if (typeof value !== 'string') return { problem: 'form' }
  return choices.includes(value) ? null : { problem: 'oneOf', params: { value, choices: choices.join(', ') } }
}

function optionsProblem(value: FieldValue, isMultiple: boolean, known: ReadonlySet<string> | null): Problem {
  if (!isMultiple) return unknownProblem(value, known)
  if (!Array.isArray(value) || new Set(value).size !== value.length) return { problem: 'form' }
  return value.map(each => unknownProblem(each, known)).find(problem => problem !== null) ?? null
}

function unknownProblem(value: unknown, known: ReadonlySet<string> | null): Problem {
  if (typeof value !== 'string') return { problem: 'form' }
  return known === null || known.has(value) ? null : { problem: 'unknown', params: { value } }
}

function filesProblem(
  { min, max, fileKinds }: Extract<FormField, { readonly kind: 'attachments' }>,
  value: FieldValue,
): Problem {
  if (!Array.isArray(value)) return { problem: 'form' }
  for (const file of value as readonly unknown[]) {
    if (!isFile(file)) return { problem: 'form' }
    const kind = file.name.split('.').at(-1)?.toLowerCase() ?? ''
    if (fileKinds !== undefined && !fileKinds.includes(kind)) {
      return { problem: 'fileKind', params: { value: file.name, choices: fileKinds.join(', ') } }
    }
  }
  return countProblem(value.length, min ?? 0, max)
}

function isFile(file: unknown): file is { name: string; url: string } {
  return (
    typeof file === 'object' &&
    file !== null &&
    Object.keys(file).length === 2 &&
    'name' in file &&
    'url' in file &&
    typeof file.name === 'string' &&
    file.name.length <= NAME_MAX &&
    typeof file.url === 'string' &&
    FILE_URL.test(file.url)
  )
}

function countProblem(count: number, min: number, max: number): Problem {
  if (count > max) return { problem: 'tooMany', params: { max: String(max) } }
  return count < min ? { problem: 'tooFew', params: { min: String(min) } } : null
}
