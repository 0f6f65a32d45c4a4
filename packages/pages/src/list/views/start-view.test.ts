import { expect, test } from 'vitest'
import { flag, text } from '../filter/filter-fields.ts'
import { readViewText, viewText } from './list-view.ts'
import { listStart, readStart, startView } from './start-view.ts'

const SHAPE = { filter: { text: text(), open: flag() }, sortKeys: ['name', 'due'] } as const
const OWN = {
  filter: { text: 'wing', open: true },
  sort: { id: 'due', direction: 'desc' },
  size: 30,
  columns: ['due', 'name'],
} as const
const FIRST = { filter: { text: '', open: false }, sort: null, size: 10, columns: null }
const KEPT = { filter: { text: 'tail', open: false }, sort: { id: 'name', direction: 'asc' }, size: 20 }
const FROM_ADDRESS = { text: '', open: true }

test.each([
  ['nothing is known', { addressFilter: null, stored: undefined, start: null }, FIRST],
  [
    'this browser has stored a view',
    { addressFilter: null, stored: KEPT, start: null },
    { ...KEPT, columns: null },
  ],
  [
    'the size was chosen elsewhere',
    { addressFilter: null, stored: KEPT, start: { size: 50, standard: null } },
    { ...KEPT, size: 50, columns: null },
  ],
  [
    'there is a view to open with',
    { addressFilter: null, stored: KEPT, start: { size: 50, standard: viewText(OWN) } },
    OWN,
  ],
  [
    'the address asks for a filter',
    { addressFilter: FROM_ADDRESS, stored: KEPT, start: { size: null, standard: viewText(OWN) } },
    { ...OWN, filter: FROM_ADDRESS },
  ],
])('[LIST-03] opens a list with the right view when %s', (_, request, view) => {
  expect(startView(SHAPE, request)).toEqual(view)
})

test('[LIST-04] restores a view from its text', () => {
  expect(readViewText(SHAPE, viewText(OWN))).toEqual(OWN)
})

test.each(['', '{', '[]', 'null', '{"sort":{"id":"gone"},"size":7,"columns":[1]}'])(
  'reads the view text %j without its unknown parts',
  stored => {
    expect(readViewText(SHAPE, stored)).toEqual(FIRST)
  },
)

test.each([
  [undefined, null],
  [{ size: 20 }, null],
  [
    { size: 20, standard: null },
    { size: 20, standard: null },
  ],
  [
    { size: 7, standard: 3 },
    { size: null, standard: null },
  ],
])('reads the stored start %j as %j', (stored, start) => {
  expect(readStart(stored)).toEqual(start)
})

test('[LIST-04] opens with the default view', () => {
  const views = [
    { id: '1', name: 'A', view: 'a', standard: false },
    { id: '2', name: 'B', view: 'b', standard: true },
  ]
  expect(listStart({ size: 20, views })).toEqual({ size: 20, standard: 'b' })
  expect(listStart({ size: null, views: views.slice(0, 1) })).toEqual({ size: null, standard: null })
})
