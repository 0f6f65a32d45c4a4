import { type Static, Type } from 'typebox'
import { Value } from 'typebox/value'
import { expect, expectTypeOf, it } from 'vitest'
import { describeRecord } from './define-record.ts'
import { responseSchema, saveSchema } from './field-schemas.ts'
import * as field from './fields.ts'
import { loanApp } from './loan.fixture.ts'

const STATES = { OPEN: { zh: '借出', en: 'On loan' }, CLOSED: { zh: '已还', en: 'Returned' } } as const
const described = describeRecord({
  app: loanApp,
  name: 'tool',
  title: { zh: '工具', en: 'Tool' },
  fields: {
    toolName: field.text(20, { zh: '工具', en: 'Tool', required: true }),
    remark: field.text(40, { zh: '备注', en: 'Remark' }),
    keeper: field.person({ zh: '保管人', en: 'Keeper', required: true }),
    status: field.state(STATES, { zh: '状态', en: 'State' }),
  },
  actions: {
    close: { zh: '归还', en: 'Return', from: ['OPEN'], to: 'CLOSED', permission: 'loan:return' },
  },
})
const Body = saveSchema(described.fields, { version: Type.Integer() }, ['remark'])
const Answer = responseSchema(described.fields, { remark: Type.Object({ text: Type.String() }) })

it('names the permissions of the actions of a record with its own calls', () => {
  expect(described.actionPermissions.close).toBe('toolLoans:loan:return')
  expect(field.keysIn(described.actions)).toEqual(['close'])
  expectTypeOf(described.actions.close.to).toEqualTypeOf<'CLOSED'>()
})

it.each([
  ['a body with all fields', { version: 1, toolName: 'Wrench', remark: '', keeper: '100308' }, true],
  ['a body without an optional field', { version: 1, toolName: 'Wrench', keeper: '100308' }, true],
  ['a body without a required field', { version: 1, remark: '', keeper: '100308' }, false],
  ['a body without an added property', { toolName: 'Wrench', remark: '', keeper: '100308' }, false],
])('checks %s', (_what, body, isValid) => {
  expect(Value.Check(Body, body)).toBe(isValid)
  expectTypeOf<Static<typeof Body>['keeper']>().toEqualTypeOf<string>()
  expectTypeOf<Static<typeof Body>>().not.toHaveProperty('status')
  expectTypeOf<{ toolName: string; keeper: string; version: number }>().toExtend<Static<typeof Body>>()
})

it('replaces a field of a response by its own property', () => {
  const keeper = { code: '100308', name: 'Tan' }
  expect(Value.Check(Answer, { toolName: 'Wrench', keeper, status: 'OPEN', remark: { text: 'x' } })).toBe(
    true,
  )
  expect(Value.Check(Answer, { toolName: 'Wrench', keeper, status: 'OPEN', remark: 'x' })).toBe(false)
  expectTypeOf<Static<typeof Answer>['remark']>().toEqualTypeOf<{ text: string }>()
  expectTypeOf<Static<typeof Answer>['status']>().toEqualTypeOf<'OPEN' | 'CLOSED'>()
})
