import { expect, test } from 'vitest'
import { pastPeriods } from './past-periods.ts'

test.each([
  ['a Monday', '2026-03-02', '2026-03-02', '2026-02-24', '2026-02-01'],
  ['a Sunday', '2026-03-01', '2026-02-23', '2026-02-23', '2026-01-31'],
  ['the second day of a year', '2026-01-02', '2025-12-29', '2025-12-27', '2025-12-04'],
])('on %s the periods end today and begin where they should', (_name, today, monday, week, month) => {
  expect(pastPeriods(today)).toEqual([
    { word: 'today', value: [today, today] },
    { word: 'thisWeek', value: [monday, today] },
    { word: 'last7Days', value: [week, today] },
    { word: 'last30Days', value: [month, today] },
  ])
})
