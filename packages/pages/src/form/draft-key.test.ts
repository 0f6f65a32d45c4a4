import { expect, it } from 'vitest'
import { draftKey } from './draft-key.ts'

const call = { id: 'card.save' }

it.each([
  ['a named record', { start: { id: '1' }, record: 'A' }, 'card.save A'],
  ['a record with an id', { start: { id: '17' } }, 'card.save 17'],
  ['a numeric id', { start: { id: 17 } }, 'card.save 17'],
  ['a new record', { start: { id: null } }, 'card.save new'],
  ['indistinguishable records: none', { start: { name: 'x' } }, null],
  ['a form that keeps nothing: none', { start: { id: '17' }, keepsDraft: false }, null],
  ['a named record of a form that keeps nothing: none', { start: {}, record: 'A', keepsDraft: false }, null],
])('returns the draft key for %s', (_what, options, key) => {
  expect(draftKey({ call, ...options })).toBe(key)
})
