import { expect, it } from 'vitest'
import { planSleep } from './sleep-rules.ts'

const history = ['/a', '/b', '/c', '/d']

it.each([
  ['within the budget no tab sleeps', ['/a', '/b', '/c'], '/c', [], 3, 0, ['/a', '/b']],
  ['the least recently used goes first', ['/b', '/a', '/d'], '/d', [], 2, 1, ['/a', '/b']],
  ['unsaved work stays awake', ['/a', '/b', '/d'], '/d', ['/a'], 2, 1, ['/b']],
  ['with unsaved work everywhere no tab can sleep', ['/a', '/b', '/d'], '/d', ['/a', '/b'], 2, 1, []],
  ['the tab on the screen never sleeps', ['/a', '/b'], '/a', [], 1, 1, ['/b']],
  ['at home every tab may sleep', ['/a', '/b'], null, [], 1, 1, ['/a', '/b']],
  ['a tab that was never on the screen goes first', ['/a', '/x', '/d'], '/d', [], 2, 1, ['/x', '/a']],
] as const)('[TAB-05] plans sleep: %s', (_what, awake, activeKey, dirty, limit, count, candidates) => {
  expect(planSleep({ awake, history, activeKey, dirty: new Set(dirty), limit })).toEqual({
    count,
    candidates,
  })
})
