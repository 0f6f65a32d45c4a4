import { expect, it } from 'vitest'
import { objectBytes } from './heap-objects.ts'

it('sums the objects, without code and memory outside of the heap', () => {
  const meta = {
    node_fields: ['type', 'name', 'self_size'],
    node_types: [['object', 'code', 'native', 'closure']],
  }
  const nodes = [0, 7, 100, 1, 7, 1000, 2, 7, 10_000, 3, 7, 20]
  expect(objectBytes(JSON.stringify({ snapshot: { meta }, nodes }))).toBe(120)
})
