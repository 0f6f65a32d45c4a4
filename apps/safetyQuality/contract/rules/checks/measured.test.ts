import { describe, expect, test } from 'vitest'
import { measuredVerdict } from './submit-problems.ts'

const TEMPERATURE = { unit: '°C', min: 10, max: 30 }
const HUMIDITY = { unit: '%RH', min: null, max: 70 }
const LIGHT = { unit: 'lx', min: 200, max: null }

describe('check of a measured value against its limits', () => {
  test.each([
    [TEMPERATURE, 10, 'within'],
    [TEMPERATURE, 30, 'within'],
    [TEMPERATURE, 9.9, 'outside'],
    [TEMPERATURE, 30.1, 'outside'],
    [HUMIDITY, 0, 'within'],
    [HUMIDITY, 70.5, 'outside'],
    [LIGHT, 199.9, 'outside'],
    [LIGHT, 200, 'within'],
  ] as const)('for %o with %d, returns %s', (measure, value, verdict) => {
    expect(measuredVerdict(measure, [{ unit: measure.unit, value }])).toBe(verdict)
  })

  test('ignores a value in another unit', () => {
    expect(measuredVerdict(TEMPERATURE, [{ unit: '%RH', value: 20 }])).toBe('missing')
    expect(measuredVerdict(TEMPERATURE, [])).toBe('missing')
  })
})
