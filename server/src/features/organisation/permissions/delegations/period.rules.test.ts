import { expect, it } from 'vitest'
import { periodOfDays } from './period.rules.ts'

const at = (text: string) => new Date(`${text}+08:00`)
const MOMENT = { now: at('2026-03-02T09:30:00'), today: '2026-03-02' }

it.each([
  ['today begins now', '2026-03-02', '2026-03-08', '2026-03-02T09:30:00', '2026-03-09T00:00:00'],
  ['a single day is whole', '2026-03-04', '2026-03-04', '2026-03-04T00:00:00', '2026-03-05T00:00:00'],
  ['the last of a month', '2026-03-31', '2026-03-31', '2026-03-31T00:00:00', '2026-04-01T00:00:00'],
  ['no end', '2026-03-03', null, '2026-03-03T00:00:00', null],
])('[DEL-02] uses the calendar days of the sites: %s', (_what, validFrom, validTo, from, until) => {
  expect(periodOfDays({ validFrom, validTo }, MOMENT)).toEqual({
    from: at(from),
    until: until === null ? null : at(until),
  })
})
