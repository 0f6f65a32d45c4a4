import { describe, expect, test } from 'vitest'
import { LIKELIHOODS, RISK_INDICES, SEVERITIES, tolerabilityOf } from './risk-matrix.ts'

/** Cells of the matrix in ICAO Doc 9859. */
const CELLS = {
  5: ['red', 'red', 'red', 'amber', 'amber'],
  4: ['red', 'red', 'amber', 'amber', 'amber'],
  3: ['red', 'amber', 'amber', 'amber', 'green'],
  2: ['amber', 'amber', 'amber', 'green', 'green'],
  1: ['amber', 'green', 'green', 'green', 'green'],
} as const
const COLOURS = { intolerable: 'red', tolerable: 'amber', acceptable: 'green' } as const

describe.each(LIKELIHOODS)('likelihood %s', likelihood => {
  test.each(SEVERITIES.map((severity, at) => [severity, CELLS[likelihood][at]] as const))(
    'rates severity %s as %s',
    (severity, colour) => {
      expect(COLOURS[tolerabilityOf(`${likelihood}${severity}`)]).toBe(colour)
    },
  )
})

test('has 25 cells, each once', () => {
  expect(new Set(RISK_INDICES).size).toBe(25)
})
