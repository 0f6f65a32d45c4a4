import { expect, test } from 'vitest'
import { callPath } from './call-path.ts'

test.each([
  [undefined, '/a'],
  [{}, '/a'],
  [{ x: 1, y: 'b c', z: true }, '/a?x=1&y=b+c&z=true'],
  [{ x: undefined, y: null, z: '' }, '/a?z='],
  [{ id: ['1', '2'] }, '/a?id=1&id=2'],
  [{ name: '检查&=' }, '/a?name=%E6%A3%80%E6%9F%A5%26%3D'],
])('%o → %s', (query, expected) => {
  expect(callPath('/a', query)).toBe(expected)
})
