import { expect, it } from 'vitest'
import { callPath, fillPath } from './call-path.ts'

it.each([
  ['/a/b', {}, '/a/b'],
  ['/a/{codes}', { codes: 'X|Y' }, '/a/X%7CY'],
  ['/a/{id}/b', { id: '../c' }, '/a/..%2Fc/b'],
  ['/a/{id}', { other: '1' }, '/a/{id}'],
])('builds from %s with %j the path %s', (path, params, expected) => {
  expect(fillPath(path, params)).toBe(expected)
})

it.each([
  [undefined, '/a'],
  [{}, '/a'],
  [{ x: 1, y: 'b c', z: true }, '/a?x=1&y=b+c&z=true'],
  [{ x: undefined, y: null, z: '' }, '/a?z='],
  [{ id: ['1', '2'] }, '/a?id=1&id=2'],
  [{ name: '检查&=' }, '/a?name=%E6%A3%80%E6%9F%A5%26%3D'],
])('%o → %s', (query, expected) => {
  expect(callPath('/a', query)).toBe(expected)
})
