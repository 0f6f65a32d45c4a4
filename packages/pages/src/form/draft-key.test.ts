import { expect, it } from 'vitest'
import { draftKey } from './draft-key.ts'

const call = { id: 'card.save' }

it.each([
  ['the record that is named', { start: { id: '1' }, record: 'A' }, 'card.save A'],
  ['the id of the record', { start: { id: '17' } }, 'card.save 17'],
  ['an id that is a number', { start: { id: 17 } }, 'card.save 17'],
  ['a new record', { start: { id: null } }, 'card.save new'],
  ['nothing, where records look alike', { start: { name: 'x' } }, null],
  ['nothing, where that was said', { start: { id: '17' }, keeps: false }, null],
  ['nothing, where that was said of a named record', { start: {}, record: 'A', keeps: false }, null],
])('a draft is kept under %s', (_what, options, key) => {
  expect(draftKey({ call, ...options })).toBe(key)
})
