import { describe, expect, it } from 'vitest'
import type { Json } from '../recorded/stable-answer.ts'
import { lost } from './still-there.ts'

const cases: [string, Json, Json, string[]][] = [
  ['the same', { a: [1, { b: 'x' }] }, { a: [1, { b: 'x' }] }, []],
  ['a field more', { a: 1 }, { a: 1, b: 2 }, []],
  ['an element more, in between', ['x', 'y'], ['x', 'new', 'y'], []],
  ['values that change over time', { total: 1, dueInDays: 3 }, { total: 2, dueInDays: -1 }, []],
  ['a person’s name instead of the number', { updateBy: '100001' }, { updateBy: '陈启明' }, []],
  ['a missing person', { updateBy: '100001' }, { updateBy: '' }, ['it.updateBy: was "100001", is ""']],
  ['another value', { a: [{ b: 'x' }] }, { a: [{ b: 'y' }] }, ['it.a[0].b: was "x", is "y"']],
  [
    'an ended task that became read',
    { readStatus: 0, handleStatus: 1 },
    { readStatus: 1, handleStatus: 1 },
    [],
  ],
  [
    'an open task that became read',
    { readStatus: 0, handleStatus: 0 },
    { readStatus: 1, handleStatus: 0 },
    ['it.readStatus: was 0, is 1'],
  ],
  ['a field less', { a: 1, b: 2 }, { a: 1 }, ['it.b: was 2, is missing']],
  ['an element fewer', ['x', 'y'], ['x'], ['it[1]: "y" is not there, or not behind the one before']],
  ['another order', ['x', 'y'], ['y', 'new', 'x'], ['it[1]: "y" is not there, or not behind the one before']],
  ['no list', { a: ['x'] }, { a: 'x' }, ['it.a: was ["x"], is "x"']],
]

describe('data of an older version', () => {
  it.each(cases)('%s', (_what, before, now, expected) => {
    expect(lost(before, now, 'it')).toEqual(expected)
  })
})
