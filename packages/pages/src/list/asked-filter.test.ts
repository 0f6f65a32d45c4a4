import { expect, it } from 'vitest'
import { askedFilter, withoutFilter } from './asked-filter.ts'
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
])('%o is a filter', (query, filter) => {
  expect(askedFilter(FIELDS, query)).toEqual({ ...NONE, ...filter })
})

it.each([{}, { id: '1' }, { status: 'GONE' }, { overdue: 'false' }, { text: '' }])(
  '%o asks for none',
  query => {
    expect(askedFilter(FIELDS, query)).toBeNull()
  },
)

it('what is no filter stays in the address', () => {
  expect(withoutFilter(FIELDS, { status: 'OPEN', viewTitle: 'A' })).toEqual({ viewTitle: 'A' })
})
