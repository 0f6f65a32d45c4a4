import { expect, it } from 'vitest'
import { filledPath } from './call-path.ts'

it.each([
  ['/a/b', {}, '/a/b'],
  ['/a/{codes}', { codes: 'X|Y' }, '/a/X%7CY'],
  ['/a/{id}/b', { id: '../c' }, '/a/..%2Fc/b'],
  ['/a/{id}', { other: '1' }, '/a/{id}'],
])('%s with %j is %s', (path, params, expected) => {
  expect(filledPath(path, params)).toBe(expected)
})
