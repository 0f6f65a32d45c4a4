import { expect, it } from 'vitest'
import { moved, NEW_DRAFT, toDraft } from './draft-values.ts'

it.each([
  [0, 1, 'bac'],
  [2, -1, 'acb'],
  [0, -1, 'abc'],
  [2, 1, 'abc'],
  [7, 1, 'abc'],
] as const)('item %i moved by %i: %s', (index, by, order) => {
  expect(moved(['a', 'b', 'c'], index, by).join('')).toBe(order)
})

it('what nobody has chosen is empty for the call', () => {
  expect(toDraft(NEW_DRAFT)).toMatchObject({ planStart: '', planEnd: '', checkCat: '', leadChecker: '' })
  expect(toDraft({ ...NEW_DRAFT, planStart: '2026-01-02', checkedDept: 'D01' })).toMatchObject({
    planStart: '2026-01-02',
    checkedDept: 'D01',
  })
})
