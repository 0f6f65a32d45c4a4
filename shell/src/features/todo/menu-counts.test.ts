import { expect, it } from 'vitest'
import { menuCounts } from './menu-counts.ts'

it('[MENU-05] the work flow and its to-do list count what waits', () => {
  expect([...menuCounts(4)]).toEqual([
    ['/flow', 4],
    ['/flow/scheduleTask', 4],
  ])
})
