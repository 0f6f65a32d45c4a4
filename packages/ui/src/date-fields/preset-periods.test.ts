import { expect, test } from 'vitest'
import { presetPeriods } from './preset-periods.ts'

test.each([
  ['a Monday', '2026-03-02', '2026-03-02', '2026-02-24', '2026-02-01'],
  ['a Sunday', '2026-03-01', '2026-02-23', '2026-02-23', '2026-01-31'],
  ['the second day of a year', '2026-01-02', '2025-12-29', '2025-12-27', '2025-12-04'],
])(
  'looks back on %s over periods that end today and start correctly',
  (_name, today, monday, week, month) => {
    expect(presetPeriods(today, 'back')).toEqual([
      { word: 'today', value: [today, today] },
      { word: 'thisWeek', value: [monday, today] },
      { word: 'last7Days', value: [week, today] },
      { word: 'last30Days', value: [month, today] },
    ])
  },
)

test.each([
  ['a Monday', '2026-03-02', '2026-03-02', '2026-03-08', '2026-03-08', '2026-03-31'],
  ['a Sunday', '2026-03-01', '2026-02-23', '2026-03-01', '2026-03-07', '2026-03-30'],
  ['the last day but one of a year', '2026-12-30', '2026-12-28', '2027-01-03', '2027-01-05', '2027-01-28'],
])(
  '[LIST-04] looks ahead on %s to the whole week and to other periods from today',
  (_name, today, monday, sunday, week, month) => {
    expect(presetPeriods(today, 'ahead')).toEqual([
      { word: 'today', value: [today, today] },
      { word: 'thisWeek', value: [monday, sunday] },
      { word: 'next7Days', value: [today, week] },
      { word: 'next30Days', value: [today, month] },
    ])
  },
)
