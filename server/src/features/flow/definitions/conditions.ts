import type { FormDefinition, FormField } from '@apron/contract/flow/form-definition'
import type { FormFacts, FormValues } from '@apron/contract/flow/form-values'
import { fenOf } from '@apron/contract/rules/forms/decimals'
import { evaluate, parseExpression } from 'feelin'
import type { TemplateFaultName } from './template-faults.ts'
import type { TemplateRules } from './template-rules.ts'

/** Names that a condition may use. Money is in fen, everything else unchanged. */
export interface ConditionNames {
  readonly money: ReadonlySet<string>
  readonly others: ReadonlySet<string>
}

export interface ConditionFault {
  readonly fault: TemplateFaultName
  readonly detail: string
}

/**
 * FEEL nodes for comparing and connecting only. Conditions compute nothing, because feelin computes in doubles
 * (decision 62).
 */
const ALLOWED = new Set([
  'Expression',
  'Comparison',
  'Conjunction',
  'Disjunction',
  'ParenthesizedExpression',
  'CompareOp',
  'VariableName',
  'Identifier',
  'StringLiteral',
  'NumericLiteral',
  'BooleanLiteral',
  'FunctionInvocation',
  'PositionalParameters',
  'and',
  'or',
  '(',
  ')',
])

/** Field kinds with a single comparable value. */
const COMPARABLE: ReadonlySet<FormField['kind']> = new Set([
  'text',
  'number',
  'money',
  'date',
  'dateTime',
  'boolean',
  'choice',
  'dictionary',
  'user',
  'department',
])

export function conditionNames(form: FormDefinition, rules: TemplateRules): ConditionNames {
  const money = form.fields.filter(({ kind }) => kind === 'money').map(({ key }) => key)
  const others = form.fields.filter(({ kind }) => COMPARABLE.has(kind) && kind !== 'money')
  return {
    money: new Set([...money, ...rules.limits, ...Object.keys(rules.constants ?? {})]),
    others: new Set(others.map(({ key }) => key)),
  }
}

/** Returns the fault of a condition, or null. */
export function conditionFault(text: string, names: ConditionNames): ConditionFault | null {
  const nodes: Leaf[] = []
  try {
    parseExpression(text, {}, undefined).iterate({
      enter: ({ name, from, to }) => {
        nodes.push({ name, text: text.slice(from, to) })
      },
    })
    evaluate(text, {})
  } catch (error) {
    return { fault: 'conditionUnreadable', detail: error instanceof Error ? error.message : String(error) }
  }
  const forbidden = nodes.find(node => !ALLOWED.has(node.name) || isFraction(node) || isOtherFunction(node))
  if (forbidden !== undefined) return { fault: 'conditionNotAllowed', detail: forbidden.text }
  const named = nodes.filter(({ name }) => name === 'VariableName').map(node => node.text)
  const unknown = named.find(name => name !== 'not' && !names.money.has(name) && !names.others.has(name))
  if (unknown !== undefined) return { fault: 'conditionName', detail: unknown }
  const mixed = nodes.find(
    ({ name, text: comparison }) => name === 'Comparison' && mixesMoney(comparison, names),
  )
  return mixed === undefined ? null : { fault: 'conditionMoney', detail: mixed.text }
}

interface Leaf {
  readonly name: string
  readonly text: string
}

function isFraction({ name, text }: Leaf): boolean {
  return name === 'NumericLiteral' && !/^\d{1,9}$/.test(text)
}

function isOtherFunction({ name, text }: Leaf): boolean {
  return name === 'FunctionInvocation' && !text.startsWith('not(')
}

function mixesMoney(comparison: string, { money }: ConditionNames): boolean {
  const sides = comparison.split(/[<>=!]+/).map(side => side.trim())
  const amounts = sides.filter(side => money.has(side))
  return amounts.length > 0 && amounts.length < sides.length
}

/** Values by name in a condition. */
export type ConditionContext = Readonly<Record<string, string | number | boolean | null>>

/**
 * Converts form values for conditions: money in fen, numbers as doubles of at most 15 digits, an empty checkbox as
 * false.
 */
export function conditionContext(
  form: FormDefinition,
  rules: TemplateRules,
  values: FormValues,
  facts: FormFacts,
): ConditionContext {
  const fields = form.fields.filter(({ kind }) => COMPARABLE.has(kind))
  const limits = { ...facts.limits, ...rules.constants }
  return Object.fromEntries([
    ...fields.map(field => [field.key, fieldInCondition(field, values[field.key])] as const),
    ...[...rules.limits, ...Object.keys(rules.constants ?? {})].map(
      name => [name, fenOf(limits[name])] as const,
    ),
  ])
}

function fieldInCondition(field: FormField, value: unknown): string | number | boolean | null {
  if (field.kind === 'boolean') return value === true
  if (typeof value !== 'string') return null
  if (field.kind === 'money') return fenOf(value)
  return field.kind === 'number' ? Number(value) : value
}

/** Evaluates a condition. Returns null if it is undecidable because a value is empty. */
export function conditionHolds(text: string, context: ConditionContext): boolean | null {
  const { value } = evaluate(text, context)
  return typeof value === 'boolean' ? value : null
}
