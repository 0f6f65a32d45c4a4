import type { FormDefinition } from '@apron/contract/flow/form-definition'
import * as fc from 'fast-check'
import { evaluate } from 'feelin'
import { describe, expect, it } from 'vitest'
import { conditionContext, conditionFault, conditionHolds, conditionNames } from './conditions.ts'
import type { TemplateRules } from './template-rules.ts'

const FORM: FormDefinition = {
  fields: [
    { key: 'amountCny', kind: 'money', currency: { code: 'CNY' } },
    { key: 'margin', kind: 'number', scale: 2 },
    { key: 'priority', kind: 'dictionary', dictCode: 'PRIORITY' },
    { key: 'late', kind: 'boolean' },
    { key: 'files', kind: 'attachments', max: 1 },
  ],
}
const RULES: TemplateRules = {
  version: 1,
  application: 'amsp',
  starters: [{ roles: ['PURCHASE'] }],
  businessNo: 'priority',
  summary: 'priority',
  limits: ['T1', 'T2'],
  constants: { BOND: '500000.00' },
  nodes: {},
  reminders: [],
}
const FACTS = { limits: { T1: '50000', T2: '500000' }, rates: {} }
const holds = (condition: string, values: Record<string, string | boolean>) =>
  conditionHolds(condition, conditionContext(FORM, RULES, values, FACTS))

describe('[FLOW-10] money stays decimal from form to condition', () => {
  it('computes in doubles in the FEEL library, so conditions must not compute', () => {
    expect(evaluate('0.1 + 0.2', {}).value).toBe(0.300_000_000_000_000_04)
    expect(evaluate('0.1 + 0.2 = 0.3', {}).value).toBe(false)
    expect(evaluate('9007199254740993 = 9007199254740992', {}).value).toBe(true)
  })

  it.each<[string, boolean]>([
    ['49999.99', false],
    ['50000.00', false],
    ['50000', false],
    ['50000.01', true],
    ['9999999999999.99', true],
    ['-0.01', false],
  ])('%s above T1: %s', (amountCny, above) => {
    expect(holds('amountCny > T1', { amountCny })).toBe(above)
  })

  it('compares amounts as exactly as their fen, up to the largest that a form accepts', () => {
    const fen = fc.bigInt({ min: -999_999_999_999_999n, max: 999_999_999_999_999n })
    const near = fc.tuple(fen, fc.bigInt({ min: -2n, max: 2n }))
    fc.assert(
      fc.property(near, ([one, more]) => {
        const other = one + more
        const context = { ...FACTS, limits: { ...FACTS.limits, T1: yuan(other) } }
        const seen = conditionContext(FORM, RULES, { amountCny: yuan(one) }, context)
        expect([conditionHolds('amountCny > T1', seen), conditionHolds('amountCny = T1', seen)]).toEqual([
          one > other,
          one === other,
        ])
      }),
    )
  })

  it.each<[string, Record<string, string | boolean>, boolean | null]>([
    ['amountCny > BOND', { amountCny: '500000.01' }, true],
    ['margin < 8', { margin: '7.99' }, true],
    ['margin < 8', { margin: '8.00' }, false],
    ['priority = "1" and amountCny <= T2', { priority: '1', amountCny: '500000.00' }, true],
    ['not(late)', {}, true],
    ['amountCny > T1', {}, null],
    ['margin < 8', {}, null],
    ['late and amountCny > T1', {}, false],
  ])('%s of %j is %s', (condition, values, result) => {
    expect(holds(condition, values)).toBe(result)
  })
})

function yuan(fen: bigint): string {
  const digits = String(fen < 0n ? -fen : fen).padStart(3, '0')
  return `${fen < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

describe('[FLOW-10] rejects a condition that does more than compare', () => {
  const names = conditionNames(FORM, RULES)

  it.each<[string, string | null]>([
    ['amountCny > T1 and (late or priority = "1")', null],
    ['not(late) and margin < 8', null],
    ['amountCny >', 'conditionUnreadable'],
    ['amountCny + 1 > T1', 'conditionNotAllowed'],
    ['amountCny > 0.1', 'conditionNotAllowed'],
    ['margin > -3', 'conditionNotAllowed'],
    ['sum([margin]) > 3', 'conditionNotAllowed'],
    ['some x in [1] satisfies x = 1', 'conditionNotAllowed'],
    ['if late then true else false', 'conditionNotAllowed'],
    ['amountCny > T3', 'conditionName'],
    ['files = "a"', 'conditionName'],
    ['amountCny > 50000', 'conditionMoney'],
    ['amountCny > margin', 'conditionMoney'],
  ])('%s: %s', (condition, fault) => {
    expect(conditionFault(condition, names)?.fault ?? null).toBe(fault)
  })
})
