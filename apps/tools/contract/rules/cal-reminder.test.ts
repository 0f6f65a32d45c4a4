import { expect, it } from 'vitest'
import { isNewLead, leadOf } from './cal-reminder.ts'

it.each([
  [31, null],
  [30, 30],
  [16, 30],
  [15, 15],
  [1, 15],
  [0, 0],
  [-4, 0],
])('[TL-13] a calibration due in %i days has reached the threshold %s', (days, lead) => {
  expect(leadOf(days)).toBe(lead)
})

it.each([
  [30, null, true],
  [30, 30, false],
  [15, 30, true],
  [0, 15, true],
  [15, 0, false],
] as const)('[TL-13] tells of %i days after %s: %s', (lead, told, isNew) => {
  expect(isNewLead(lead, told)).toBe(isNew)
})
