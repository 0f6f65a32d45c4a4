import { expect, it } from 'vitest'
import { staysMounted } from './stays-mounted.ts'

it.each([
  ['on the screen', { active: true, visited: true, keepAlive: false, dirty: false }, true],
  ['restored and not shown yet', { active: false, visited: false, keepAlive: true, dirty: false }, false],
  ['hidden, kept', { active: false, visited: true, keepAlive: true, dirty: false }, true],
  ['hidden, not kept', { active: false, visited: true, keepAlive: false, dirty: false }, false],
  [
    'hidden, not kept, with unsaved work',
    { active: false, visited: true, keepAlive: false, dirty: true },
    true,
  ],
])('[TAB-05] %s', (_name, life, stays) => {
  expect(staysMounted(life)).toBe(stays)
})
