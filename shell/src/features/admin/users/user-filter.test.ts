import { expect, it } from 'vitest'
import { NO_USER_FILTER, userCriteria } from './user-filter.ts'

it.each([
  [{}, {}],
  [{ text: '  ' }, {}],
  [{ text: ' Feng ', state: 'new' } as const, { text: 'Feng', state: 'new' }],
  [
    { deptCode: 'D02', roleCode: 'ADMIN' },
    { deptCode: 'D02', roleCode: 'ADMIN' },
  ],
])('[ADM-01] the filter %o asks for %o', (part, criteria) => {
  expect(userCriteria({ ...NO_USER_FILTER, ...part })).toEqual(criteria)
})
