import { expect, it } from 'vitest'
import { staysMounted, type TabLife } from './stays-mounted.ts'

const hidden: TabLife = { active: false, visited: true, keepAlive: false, dirty: false, asleep: false }

it.each([
  ['on the screen', { active: true }, true],
  ['on the screen again after its sleep', { active: true, asleep: true }, true],
  ['restored and not shown yet', { visited: false, keepAlive: true }, false],
  ['hidden, kept', { keepAlive: true }, true],
  ['hidden, not kept', {}, false],
  ['hidden, not kept, with unsaved work', { dirty: true }, true],
  ['hidden, kept, put to sleep', { keepAlive: true, asleep: true }, false],
])('[TAB-05] decides whether a tab stays mounted: %s', (_name, life, expected) => {
  expect(staysMounted({ ...hidden, ...life })).toBe(expected)
})
