import { Value } from 'typebox/value'
import { describe, expect, expectTypeOf, test } from 'vitest'
import type { Named } from '../entities/fields.ts'
import { recordCall } from './define-record.ts'
import type { ValuesOf } from './describe-fields.ts'
import * as field from './fields.ts'
import { isEditable } from './is-editable.ts'
import { type Loan, type LoanSave, loan, NEW_LOAN } from './loan.fixture.ts'
import { recordProblems } from './record-problems.ts'

test('derives the types of a record from its fields', () => {
  expectTypeOf<Loan['loanNo']>().toEqualTypeOf<string>()
  expectTypeOf<Loan['borrower']>().toEqualTypeOf<Named>()
  expectTypeOf<Loan['torque']>().toEqualTypeOf<number | null>()
  expectTypeOf<Loan['status']>().toEqualTypeOf<'OPEN' | 'CLOSED'>()
  expectTypeOf<LoanSave['borrower']>().toEqualTypeOf<string>()
  expectTypeOf<LoanSave['parts']>().toEqualTypeOf<{ pn: string; quantity: number }[]>()
  expectTypeOf<LoanSave>().not.toHaveProperty('loanNo')
  expectTypeOf<LoanSave>().not.toHaveProperty('status')
})

test('sends path, permissions and offline behaviour with a call', () => {
  expect(loan.calls.save).toMatchObject({
    id: 'toolLoans.loan.save',
    path: '/api/tool-loans/loan/save',
    access: { resource: 'toolLoans:loan:edit' },
    waits: true,
  })
  expect(loan.calls.detail).toMatchObject({ method: 'GET', access: { resource: 'toolLoans:loan:view' } })
})

const accepts = (part: object) => Value.Check(loan.schemas.save, { ...NEW_LOAN, ...part })

describe('schema of a save', () => {
  test('accepts a complete record', () => expect(accepts({})).toBe(true))

  test.each([
    ['a blank required text', { toolName: '  ' }],
    ['a required value that is null', { borrower: null }],
    ['text that is too long', { toolName: 'x'.repeat(21) }],
    ['a registration with the letter I', { acReg: 'B-1I23' }],
    ['a number above its limit', { torque: 801 }],
    ['a line that lacks a required value', { parts: [{ pn: '', quantity: 1 }] }],
    ['too many lines', { parts: [1, 2, 3].map(quantity => ({ pn: 'A', quantity })) }],
  ])('rejects %s', (_what, part) => expect(accepts(part)).toBe(false))

  test('accepts an empty optional text regardless of its pattern', () =>
    expect(accepts({ acReg: '' })).toBe(true))
  test('accepts null for an optional number', () => expect(accepts({ torque: null })).toBe(true))
})

test('accepts only conditions on filtered fields', () => {
  const queryCriteria = {
    toolType: 'TQ',
    dueTime: ['2026-03-01', null],
    status: ['OPEN'],
    sortBy: 'borrower',
  }
  expect(Value.Check(loan.schemas.query, { current: 1, size: 10, queryCriteria })).toBe(true)
  const wrong = { current: 1, size: 10, queryCriteria: { sortBy: 'acReg' } }
  expect(Value.Check(loan.schemas.query, wrong)).toBe(false)
})

test('requires the edit permission for actions that name none', () => {
  expect(loan.actionPermissions).toEqual({ reopen: loan.rights.edit, close: 'toolLoans:loan:return' })
})

test('names calls of an application after its record', () => {
  const call = recordCall<{ body: { id: string }; data: null }>(loan, 'POST', 'extend', loan.rights.edit)
  const { method, access, failures } = loan.calls.save
  const path = '/api/tool-loans/loan/extend'
  expect(call).toMatchObject({ id: 'toolLoans.loan.extend', path, method, access, failures })
  const signed = recordCall(loan, 'POST', 'sign', loan.rights.edit, { confirmed: 'again' })
  expect(signed).toMatchObject({ method, confirmed: 'again' })
})

test('makes all fields read-only together', () => {
  const fields = {
    tool: field.text(40, { zh: '工具', en: 'Tool' }),
    ...field.allReadOnly({
      condition: field.text(40, { zh: '归还状况', en: 'Condition' }),
      returned: field.dateTime({ zh: '归还时间', en: 'Returned', required: true }),
    }),
  }
  expect([fields.condition.readOnly, fields.returned.readOnly]).toEqual([true, true])
  expectTypeOf<ValuesOf<typeof fields>>().toEqualTypeOf<{ tool: string }>()
})

const PROBLEMS: readonly (readonly [what: string, part: Partial<LoanSave>, problems: readonly object[]])[] = [
  ['nothing', {}, []],
  [
    'a day that is in no calendar',
    { dueTime: '2026-02-31 10:00:00' },
    [{ field: 'dueTime', problem: 'time' }],
  ],
  ['too many decimals', { torque: 1.25 }, [{ field: 'torque', problem: 'decimal' }]],
  ['a field required for another one', { purpose: 'CARD' }, [{ field: 'acReg', problem: 'required' }]],
  ['a rule of the record', { helpers: ['100308'] }, [{ field: 'helpers', problem: 'notWith' }]],
]

test.each(PROBLEMS)('reports %s', (_what, part, problems) => {
  expect(recordProblems(loan, { ...NEW_LOAN, ...part })).toMatchObject(problems)
})

test.each([
  ['OPEN', true],
  ['CLOSED', false],
])('treats a loan in state %s as editable: %s', (status, editable) =>
  expect(isEditable(loan.fields, { status })).toBe(editable),
)
