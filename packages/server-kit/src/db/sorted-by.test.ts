import { expect, it } from 'vitest'
import { columnOf } from './sorted-by.ts'

it.each([
  ['status', 'status'],
  ['planEnd', 'plan_end'],
  ['actualStartDay', 'actual_start_day'],
])('converts %s to %s', (name, column) => {
  expect(columnOf(name)).toBe(column)
})
