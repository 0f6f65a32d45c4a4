import type { Computation, FormColumn, FormDefinition, FormField } from '../../flow/form-definition.ts'
import type { ColumnValue, FieldValue, FormFacts, FormValues, LineValues } from '../../flow/form-values.ts'
import { decimalOf, decimalText, MONEY_SCALE } from './decimals.ts'
import { meets } from './meets.ts'

/** Decimals of a rate and of a percentage. */
const RATE_SCALE = 4
const PERCENT_SCALE = 2

/** Recomputes every computed field in form order, those of lines first. Ignores what was sent for computed fields. */
export function computeForm(form: FormDefinition, values: FormValues, facts: FormFacts): FormValues {
  const lines = Object.fromEntries(
    form.fields.flatMap(field =>
      field.kind === 'table'
        ? [[field.key, linesOf(values[field.key]).map(line => computeFields(field.columns, line, facts))]]
        : [],
    ),
  )
  return computeFields(form.fields, { ...values, ...lines }, facts)
}

function computeFields<Values extends Readonly<Record<string, FieldValue>>>(
  fields: readonly (FormField | FormColumn)[],
  values: Values,
  facts: FormFacts,
): Values {
  return fields.reduce<Values>((computed, field) => {
    if (field.computed === undefined) return computed
    return Object.assign({}, computed, {
      [field.key]: compute(field.computed, computed, facts, scaleOf(field)),
    })
  }, values)
}

function rateOf(currency: FieldValue | undefined, rates: FormFacts['rates']): string | undefined {
  return typeof currency === 'string' ? rates[currency] : undefined
}

function scaleOf(field: FormField | FormColumn): number {
  return field.kind === 'number' ? field.scale : MONEY_SCALE
}

function compute(
  computation: Computation,
  values: Readonly<Record<string, FieldValue>>,
  { rates, limits }: FormFacts,
  scale: number,
): ColumnValue {
  switch (computation.compute) {
    case 'convert': {
      const amount = decimalOf(values[computation.amount])
      const rate = decimalOf(rateOf(values[computation.currency], rates))
      return amount === null || rate === null ? null : decimalText(amount.times(rate), MONEY_SCALE)
    }
    case 'rate': {
      const rate = decimalOf(rateOf(values[computation.currency], rates))
      return rate === null ? null : decimalText(rate, RATE_SCALE)
    }
    case 'product': {
      const [one, other] = computation.of.map(key => decimalOf(values[key]))
      return one && other ? decimalText(one.times(other), scale) : null
    }
    case 'total': {
      const [one, other] = computation.of.map(key => decimalOf(values[key]))
      return one && other ? decimalText(one.plus(other), scale) : null
    }
    case 'difference': {
      const [one, other] = computation.of.map(key => decimalOf(values[key]))
      return one && other ? decimalText(one.minus(other), scale) : null
    }
    case 'changePercent': {
      const [from, to] = [decimalOf(values[computation.from]), decimalOf(values[computation.to])]
      if (from === null || to === null || from.eq(0)) return null
      return decimalText(to.minus(from).times(100).div(from), PERCENT_SCALE)
    }
    case 'sum':
    case 'greatest':
      return aggregateColumn(
        computation.compute,
        columnOf(values[computation.table], computation.column),
        scale,
      )
    case 'count':
      return String(linesOf(values[computation.table]).length)
    case 'anyLine':
      return linesOf(values[computation.table]).some(line =>
        meets(computation.meets, { values: line, limits }),
      )
    default:
      return meets(computation.meets, { values, limits })
  }
}

/** Returns null for a column with an empty cell. */
function aggregateColumn(
  computation: 'sum' | 'greatest',
  cells: readonly ColumnValue[],
  scale: number,
): string | null {
  const numbers = cells.map(decimalOf)
  let result = computation === 'sum' ? decimalOf('0') : (numbers[0] ?? null)
  for (const number of numbers) {
    if (number === null || result === null) return null
    result = computation === 'sum' ? result.plus(number) : result.cmp(number) === -1 ? number : result
  }
  return result === null ? null : decimalText(result, scale)
}

function columnOf(value: FieldValue | undefined, column: string): ColumnValue[] {
  return linesOf(value).map(line => line[column] ?? null)
}

/** Returns the lines of a table; none if it is missing. */
export function linesOf(value: FieldValue | undefined): readonly LineValues[] {
  return Array.isArray(value) ? value.filter(isLine) : []
}

function isLine(line: unknown): line is LineValues {
  return typeof line === 'object' && line !== null && !Array.isArray(line)
}
