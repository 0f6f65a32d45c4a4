import { expect, expectTypeOf, test } from 'vitest'
import { loan } from './loan.fixture.ts'
import { pick } from './pick.ts'

test('leaves out the other properties, in the type too', () => {
  const fields = pick(loan.fields, ['status', 'toolName'])
  expect(fields).toEqual({ status: loan.fields.status, toolName: loan.fields.toolName })
  expectTypeOf(fields).not.toHaveProperty('borrower')
})
