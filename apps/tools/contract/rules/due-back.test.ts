import { timeOfWire, wireTime } from '@apron/contract/wire/formats/wire-time'
import { expect, it } from 'vitest'
import { defaultDueBack, latestDueBack } from './due-back.ts'

const at = (time: string) => timeOfWire(time) ?? expect.fail(time)

it.each([
  ['2026-03-10 08:00:00', '2026-03-10 17:00:00'],
  ['2026-03-10 15:59:00', '2026-03-10 17:00:00'],
  ['2026-03-10 16:10:00', '2026-03-11 01:00:00'],
  ['2026-03-10 23:59:00', '2026-03-11 01:00:00'],
  ['2026-03-11 00:20:00', '2026-03-11 09:00:00'],
  ['2026-03-11 07:59:00', '2026-03-11 09:00:00'],
])('[TL-04] sets the due-back time of a loan at %s to half an hour after the shift: %s', (now, due) => {
  expect(wireTime(defaultDueBack(at(now)))).toBe(due)
})

it.each([
  ['CAN', 'CARD', '2026-03-17 10:00:00'],
  ['CAN', null, '2026-03-17 10:00:00'],
  ['CAN', 'STATION', '2026-04-09 10:00:00'],
  ['URC', 'CARD', '2026-04-09 10:00:00'],
])('[TL-04] limits a loan at %s for %s to %s', (site, purpose, latest) => {
  expect(wireTime(latestDueBack(at('2026-03-10 10:00:00'), site, purpose))).toBe(latest)
})
