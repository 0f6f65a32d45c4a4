import { expect, it } from 'vitest'
import { menuCounts } from './todo-count.ts'

it('[MENU-05] counts open tasks on the work flow and its to-do list', () => {
  expect([...menuCounts(4)]).toEqual([
    ['/flow', 4],
    ['/flow/scheduleTask', 4],
  ])
})
