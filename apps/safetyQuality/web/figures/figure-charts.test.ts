import { pickTexts } from '@apron/sdk'
import { expect, test } from 'vitest'
import type { SafetyFigures } from '../../contract/figures.entities.ts'
import { RO_SOURCE_TEXTS } from '../../contract/rectification.values.ts'
import { barPercent, figureCharts, figureRows, isEmpty } from './figure-charts.ts'
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

const bars = [
  { id: 'a', label: 'A', value: 200 },
  { id: 'b', label: 'B', value: 50 },
]

test.each([
  [200, 100],
  [50, 25],
  [1, 1],
  [0, 0],
])('[SQ-54] draws %i as %i percent of the longest bar', (value, percent) => {
  expect(barPercent(value, bars)).toBe(percent)
})

test('[SQ-54] is empty without any order', () => {
  expect(isEmpty(figureCharts(NOTHING, words))).toBe(true)
  const one = figureCharts({ ...NOTHING, levels: [{ level: '1', count: 1 }] }, words)
  expect(isEmpty(one)).toBe(false)
})

test('[SQ-54] links a bar to the list where the list has its filter', () => {
  const charts = figureCharts(
    {
      ...NOTHING,
      causes: [{ category: 'M', count: 1 }],
      sources: [{ source: 'CHECK', count: 2 }],
      chapters: [{ ata: '32', count: 1 }],
      departments: [
        { department: { code: 'D05', name: 'Hangar' }, open: 3, overdue: 1 },
        { department: { code: 'D06', name: 'Line' }, open: 1, overdue: 0 },
      ],
    },
    words,
  )
  const hrefs = charts.flatMap(({ id, bars: lines }) => lines.map(line => [id, line.id, line.href]))
  const open = 'ISSUED%2CANALYSING%2CPLAN_REVIEW%2CIMPLEMENTING%2CVERIFYING%2CEFFECT_WATCH'
  const list = '/safetyQuality/rectificationList'
  expect(hrefs).toEqual([
    ['months', '2026-11', undefined],
    ['levels', '1', `${list}?level=1&status=${open}%2CCLOSED`],
    ['causes', 'M', undefined],
    ['sources', 'CHECK', `${list}?sourceType=CHECK&status=${open}%2CCLOSED`],
    ['chapters', '32', `${list}?ata=32&status=${open}%2CCLOSED`],
    ['open', 'D05', `${list}?respDept=D05&status=${open}`],
    ['open', 'D06', `${list}?respDept=D06&status=${open}`],
    ['overdue', 'D05', `${list}?respDept=D05&overdue=true`],
  ])
})

test('[SQ-54] lists every figure in the file', () => {
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
