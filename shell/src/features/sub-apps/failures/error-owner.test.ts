import { expect, it } from 'vitest'
import { errorOwner } from './error-owner.ts'

it.each([
  [['https://p/apps/amm/1.2.3/entry.js', undefined], 'amm'],
  [['', 'Error: x\n at f (https://p/apps/tools/1.0.0/a.js:1:2)\n at https://p/apps/amm/1.2.3/b.js'], 'tools'],
  [['https://p/assets/main-x.js', 'Error\n at https://p/shared/react-19.3.1/react.js'], null],
  [[undefined, undefined], null],
])('[APP-15] assigns %j to %j', (places, owner) => {
  expect(errorOwner(...places)).toBe(owner)
})
