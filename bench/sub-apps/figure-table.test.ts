import { expect, it } from 'vitest'
import { figureTable } from './figure-table.ts'
import { FIGURES, type Figures } from './figures.ts'

const FIGURES_OF_A_RUN: Figures = {
  shellKb: 60,
  shellMs: 200,
  firstPageKb: 70,
  firstPageMs: 300,
  firstMountMs: 100,
  aheadMs: 60,
  secondAppKb: 4,
  secondAppMs: 50,
  secondTabMs: 20,
  reopenedMs: 20,
  heapPerTabMb: 0.5,
  processPerTabMb: Number.NaN,
  growthKb: -0.01,
  growthNodes: 0,
  growthListeners: 0,
}

const lines = figureTable({
  figures: FIGURES_OF_A_RUN,
  spread: { secondTabMs: 4 },
  strictPolicy: 'yes, with 1 hash',
}).split('\n')

it('has a row for every figure and one for the policy', () => {
  expect(lines).toHaveLength(FIGURES.length + 3)
  expect(lines.at(-1)).toBe("| runs under `script-src 'self'` | yes, with 1 hash |")
})

it.each([
  ['how far single runs differ', '| another tab of the same page | 20 ms ± 4 |'],
  ['a size with its unit', '| shell, transferred | 60.0 KB |'],
  ['a count without a unit', '| nodes left after 200 tabs | 0 |'],
  ['a figure that is unknown', '| process memory per kept tab | unknown |'],
  ['no minus before zero', '| objects left after 200 tabs | 0.0 KB |'],
])('shows %s', (_what, line) => {
  expect(lines).toContain(line)
})
