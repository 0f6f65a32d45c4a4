import { expect, it } from 'vitest'
import { processGrowth } from './process-growth.ts'

const before = new Map([
  [1, { cpu: 5, bytes: 900 }],
  [2, { cpu: 1, bytes: 100 }],
])

it('is measured at the renderer that has worked since, not at the largest', () => {
  const after = new Map([
    [1, { cpu: 5.1, bytes: 950 }],
    [2, { cpu: 3, bytes: 400 }],
  ])
  expect(processGrowth(before, after)).toBe(300)
})

it('is unknown if the renderer did not exist before', () => {
  expect(processGrowth(before, new Map([[3, { cpu: 2, bytes: 10 }]]))).toBeNaN()
  expect(processGrowth(before, new Map())).toBeNaN()
})
