import { describe, expect, it } from 'vitest'
import {
  changedValues,
  changePart,
  changesBetween,
  conflictsIn,
  isSubset,
  keepOwnPart,
  withoutPart,
  withoutSaved,
} from './part-changes.ts'

const STORED = { a: 'one', b: 'two' }
const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()
const change = (name: keyof typeof STORED, value: string, changes = {}) =>
  changePart(changes, { name, stored: STORED[name], value }, isSame)

describe('changes of parts', () => {
  it('hold only touched parts and apply on top of the stored values', () => {
    const changes = change('b', 'new')
    expect(changes).toEqual({ b: { was: 'two', value: 'new' } })
    expect(changedValues(STORED, changes)).toEqual({ a: 'one', b: 'new' })
  })

  it('keep the value they started from', () => {
    expect(change('b', 'newer', change('b', 'new'))).toEqual({ b: { was: 'two', value: 'newer' } })
  })

  it('disappear when the stored value is typed again', () => {
    expect(change('b', 'TWO', change('b', 'new'))).toEqual({})
  })

  it('keep the input made while saving', () => {
    const sent = change('b', 'new')
    const values = changedValues(STORED, sent)
    expect(withoutSaved(sent, values)).toEqual({})
    expect(withoutSaved(change('b', 'typed meanwhile', sent), values)).toEqual({
      b: { was: 'new', value: 'typed meanwhile' },
    })
    expect(withoutSaved(change('a', 'other', sent), values)).toEqual({ a: { was: 'one', value: 'other' } })
  })

  it('are recomputed from the values on the page', () => {
    const changes = change('b', 'new')
    expect(changesBetween(STORED, changedValues(STORED, changes), isSame)).toEqual(changes)
    expect(changesBetween(STORED, STORED, isSame)).toEqual({})
    expect(changesBetween<string>(STORED, { gone: 'x' }, isSame)).toEqual({})
  })

  it('[OFF-10] match the queued save until something else is typed', () => {
    const sent = changedValues(STORED, change('b', 'new'))
    expect(isSubset(sent, JSON.parse(JSON.stringify(sent)))).toBe(true)
    expect(isSubset(changedValues(STORED, change('b', 'newer')), sent)).toBe(false)
  })
})

describe('conflicts with a colleague', () => {
  const own = change('b', 'mine')

  it.each([
    [STORED, []],
    [{ ...STORED, b: 'theirs' }, ['b']],
    [{ ...STORED, b: 'mine' }, []],
    [{ ...STORED, a: 'theirs' }, []],
  ])('are reported only for parts that the user is changing: %j', (stored, conflicts) => {
    expect(conflictsIn(own, stored, isSame)).toEqual(conflicts)
  })

  it('end when the user keeps their own value or takes the other', () => {
    const stored = { ...STORED, b: 'theirs' }
    const kept = keepOwnPart(own, 'b', stored.b)
    expect(kept).toEqual({ b: { was: 'theirs', value: 'mine' } })
    expect(conflictsIn(kept, stored, isSame)).toEqual([])
    expect(withoutPart(own, 'b')).toEqual({})
  })
})
