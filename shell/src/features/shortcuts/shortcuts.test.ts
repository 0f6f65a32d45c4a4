import { expect, it } from 'vitest'
import { hasMacKeys, keyName } from './shortcuts.ts'

it.each([
  ['Mod', false, 'Ctrl'],
  ['Mod', true, '⌘'],
  ['Escape', false, 'Esc'],
  ['Escape', true, 'esc'],
  ['ArrowUp', true, '↑'],
  ['K', true, 'K'],
  ['Enter', false, 'Enter'],
] as const)('[HELP-01] the key %s (Mac: %j) is called %s', (key, isMac, name) => {
  expect(keyName(key, isMac)).toBe(name)
})

it.each([
  ['MacIntel', true],
  ['iPad', true],
  ['Win32', false],
  ['Linux x86_64', false],
])('shows the keys of a Mac on %s: %j', (platform, isMac) => {
  expect(hasMacKeys({ platform })).toBe(isMac)
})
