import { expect, it } from 'vitest'
import { addressWithout, filterFromQuery } from './address-filter.ts'
import { choice, flag, period, someOf, text } from './filter-fields.ts'

const FIELDS = {
  text: text(),
  lead: choice(),
  status: someOf(['OPEN', 'DONE']),
  days: period(),
  overdue: flag(),
}
const NONE = { text: '', lead: null, status: [], days: [null, null], overdue: false }

it.each([
  [{ status: 'OPEN' }, { status: ['OPEN'] }],
  [
    { status: 'OPEN,DONE', lead: '100104' },
    { status: ['OPEN', 'DONE'], lead: '100104' },
  ],
  [{ overdue: 'true' }, { overdue: true }],
  [{ text: 'a, b' }, { text: 'a, b' }],
  [{ days: '2026-01-01,2026-02-01' }, { days: ['2026-01-01', '2026-02-01'] }],
  [{ status: 'GONE', overdue: 'true' }, { overdue: true }],
])('reads the query %o as a filter', (query, filter) => {
  expect(filterFromQuery(FIELDS, query)).toEqual({ ...NONE, ...filter })
})

it.each([{}, { id: '1' }, { status: 'GONE' }, { overdue: 'false' }, { text: '' }])(
  'finds no filter in %o',
  query => {
    expect(filterFromQuery(FIELDS, query)).toBeNull()
  },
)

it.each([
  [{ status: 'OPEN', viewTitle: 'A' }, '', '/tools/list?viewTitle=A'],
  [{ status: 'OPEN' }, '#top', '/tools/list#top'],
  [{ status: 'OPEN', multipleTabs: '1' }, '', null],
])('[TAB-04] removes only filter values from the address with %o and %j', (query, hash, rest) => {
  expect(addressWithout({ path: '/tools/list', query, hash }, name => name in FIELDS)).toBe(rest)
})
