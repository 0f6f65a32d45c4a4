import { pickTexts } from '@apron/sdk'
import { expect, test } from 'vitest'
import type { SafetyFigures } from '../../contract/figures.entities.ts'
import { RO_SOURCE_TEXTS } from '../../contract/rectifications/rectification.values.ts'
import { figureCharts, figureRows, isEmpty } from './figure-charts.ts'
import { FIGURES_TEXTS } from './figures.texts.ts'

const NOTHING: SafetyFigures = {
  months: [{ month: '2026-11', count: 0 }],
  levels: [{ level: '1', count: 0 }],
  sources: [],
  causes: [],
  chapters: [],
  departments: [],
  closing: [],
}
const words = {
  texts: pickTexts(FIGURES_TEXTS, 'en'),
  sources: pickTexts(RO_SOURCE_TEXTS, 'en'),
  level: (value: string) => `Level ${value}`,
  cause: (value: string) => `Cause ${value}`,
  chapter: (value: string) => `${value} Chapter`,
}

test('[SQ-54] is empty without any order', () => {
  expect(isEmpty(figureCharts(NOTHING, words))).toBe(true)
  const one = figureCharts({ ...NOTHING, levels: [{ level: '1', count: 1 }] }, words)
  expect(isEmpty(one)).toBe(false)
})

test('[SQ-54] links each bar to the orders that it counts', () => {
  const charts = figureCharts(
    {
      ...NOTHING,
      months: [
        { month: '2025-12', count: 1 },
        { month: '2026-11', count: 2 },
      ],
      causes: [{ category: 'M', count: 1 }],
      sources: [{ source: 'CHECK', count: 2 }],
      chapters: [{ ata: '32', count: 1 }],
      departments: [
        { department: { code: 'D05', name: 'Hangar' }, open: 3, overdue: 1 },
        { department: { code: 'D06', name: 'Line' }, open: 1, overdue: 0 },
      ],
      closing: [{ level: '2', days: 12.5, count: 2 }],
    },
    words,
  )
  const hrefs = charts.flatMap(({ id, bars }) =>
    bars.map(bar => [
      id,
      bar.id,
      decodeURIComponent(bar.href ?? '').replace('/safetyQuality/rectificationList?', ''),
    ]),
  )
  const open = 'status=ISSUED,ANALYSING,PLAN_REVIEW,IMPLEMENTING,VERIFYING,EFFECT_WATCH'
  const year = `issued=2025-12-01,2026-11-30&${open},CLOSED`
  expect(hrefs).toEqual([
    ['months', '2025-12', `issued=2025-12-01,2025-12-31&${open},CLOSED`],
    ['months', '2026-11', `issued=2026-11-01,2026-11-30&${open},CLOSED`],
    ['levels', '1', `level=1&${year}`],
    ['causes', 'M', `cause=M&${year}`],
    ['sources', 'CHECK', `sourceType=CHECK&${year}`],
    ['chapters', '32', `ata=32&${year}`],
    ['open', 'D05', `respDept=D05&${open}`],
    ['open', 'D06', `respDept=D06&${open}`],
    ['overdue', 'D05', 'respDept=D05&overdue=true'],
    ['closing', '2', 'level=2&status=CLOSED'],
  ])
})

test('[SQ-54] writes every figure to the file', () => {
  const rows = figureRows(
    figureCharts({ ...NOTHING, closing: [{ level: '3', days: 12.5, count: 2 }] }, words),
    words.texts,
  )
  expect(rows).toEqual([
    ['Figure', 'Line', 'Value', 'Unit'],
    ['By month', '2026-11', '0', 'Orders'],
    ['By level', 'Level 1', '0', 'Orders'],
    ['Average days to close', 'Level 3 (2 closed)', '12.5', 'Days'],
  ])
})
