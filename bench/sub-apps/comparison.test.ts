import { describe, expect, it } from 'vitest'
import { comparisonTable, isBehind, type Result, unexpected } from './comparison.ts'
import { FIGURES, type Figures } from './figures.ts'

const OURS: Figures = {
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
  processPerTabMb: 1,
  growthKb: 0.4,
  growthNodes: 0,
  growthListeners: 0,
}

function result(name: string, figures: Partial<Figures>, strictPolicy = 'yes'): Result {
  return {
    name,
    title: `the ${name}`,
    figures: { ...OURS, ...figures },
    spread: { secondTabMs: 4 },
    strictPolicy,
  }
}

const ours = result('ours', {}, 'yes, with 1 hash')

describe('the table', () => {
  const other = result('other', { shellKb: 90, firstMountMs: 80, growthKb: 1000, growthNodes: 600 }, 'no')
  const lines = comparisonTable([ours, other]).split('\n')

  it('has a line for every figure and one for the policy', () => {
    expect(lines).toHaveLength(FIGURES.length + 3)
    expect(lines[0]).toBe('| figure | the ours | the other |')
    expect(lines.at(-1)).toBe("| runs under `script-src 'self'` | yes, with 1 hash | no |")
  })

  it.each([
    ['how far single runs differ', '| another tab of the same page | 20 ms ± 4 | 1.00 (20 ms) |'],
    ['multiples of ours with the value', '| shell, transferred | 60.0 KB | 1.50 (90.0 KB) |'],
    ['in bold where ours is behind', '| first mount, nothing in the cache | 100 ms | **0.80 (80 ms)** |'],
    ['no multiples of about nothing', '| objects left after 200 tabs | 0.4 KB | 1000.0 KB |'],
    ['counts without a unit', '| nodes left after 200 tabs | 0 | 600 |'],
  ])('shows %s', (_what, line) => {
    expect(lines).toContain(line)
  })

  it('says that a figure is unknown, and writes no minus before nothing', () => {
    const table = comparisonTable([ours, result('other', { processPerTabMb: Number.NaN, growthKb: -0.01 })])
    expect(table).toContain('| process memory per kept tab | 1.00 MB | unknown |')
    expect(table).toContain('| objects left after 200 tabs | 0.4 KB | 0.0 KB |')
  })

  it('needs somebody to compare with', () => {
    expect(() => comparisonTable([])).toThrow('nothing to compare')
  })
})

describe('ours is behind', () => {
  const figure = FIGURES.find(({ name }) => name === 'firstMountMs')

  it.each([
    [100, false],
    [96, false],
    [94, true],
    [120, false],
    [Number.NaN, false],
  ])('of 100 ms when the other needs %d ms: %s', (firstMountMs, behind) => {
    expect(figure && isBehind(figure, ours, result('other', { firstMountMs }))).toBe(behind)
  })

  it('by less than single runs of one of both differ is level', () => {
    const other = result('other', { firstMountMs: 80 })
    expect(figure && isBehind(figure, ours, { ...other, spread: { firstMountMs: 21 } })).toBe(false)
    expect(figure && isBehind(figure, { ...ours, spread: { firstMountMs: 21 } }, other)).toBe(false)
    expect(figure && isBehind(figure, { ...ours, spread: { firstMountMs: 19 } }, other)).toBe(true)
  })

  it('unexpectedly where nobody conceded it', () => {
    const fast = { shellKb: 50, firstMountMs: 50, heapPerTabMb: 0.3 }
    expect(unexpected([ours, result('frame', fast), result('other', { shellKb: 50 })])).toEqual([
      'shell, transferred: behind the other',
      'heap per kept tab: behind the frame',
    ])
  })
})
