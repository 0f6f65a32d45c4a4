import { press, shows } from '@apron/sdk/testing'
import { expect, test, vi } from 'vitest'
import { safetyFigures } from '../../contract/figures.calls.ts'
import type { SafetyFigures } from '../../contract/figures.entities.ts'
import { startApp } from '../testing/running-app.fixture.ts'
import { FIGURES_TEXTS } from './figures.texts.ts'

const FIGURES: SafetyFigures = {
  months: [
    { month: '2026-10', count: 1 },
    { month: '2026-11', count: 3 },
  ],
  levels: [{ level: '2', count: 4 }],
  sources: [{ source: 'CHECK', count: 4 }],
  causes: [{ category: 'M', count: 2 }],
  chapters: [{ ata: '32', count: 2 }],
  departments: [{ department: { code: 'D05', name: '=Hangar' }, open: 2, overdue: 1 }],
  closing: [{ level: '2', days: 12.5, count: 2 }],
}
const NONE: SafetyFigures = {
  months: [{ month: '2026-11', count: 0 }],
  levels: [],
  sources: [],
  causes: [],
  chapters: [],
  departments: [],
  closing: [],
}

async function openFigures(figures?: SafetyFigures) {
  const { fake, open } = await startApp('en')
  if (figures !== undefined) fake.answer(safetyFigures, figures)
  return await open('/safetyQuality/figures')
}

const tableOf = (el: Element, caption: string) =>
  [...el.querySelectorAll('table')].find(table => table.querySelector('caption')?.textContent === caption)

test('[SQ-54] shows each figure as a chart with a table of its numbers and links', async () => {
  const { el } = await openFigures(FIGURES)
  await shows(() => expect(el.querySelectorAll('table')).toHaveLength(8))
  const months = tableOf(el, FIGURES_TEXTS.chart.months.en)
  expect([...(months?.querySelectorAll('tbody tr') ?? [])].map(row => row.textContent)).toEqual([
    '2026-101',
    '2026-113',
  ])
  expect(months?.querySelector('a')?.getAttribute('href')).toContain('issued=2026-10-01%2C2026-10-31')
  const overdue = tableOf(el, FIGURES_TEXTS.chart.overdue.en)
  expect(overdue?.querySelector('a')?.getAttribute('href')).toContain(
    '/safetyQuality/rectificationList?respDept=D05&overdue=true',
  )
})

test('[SQ-54] saves all figures in one CSV file without spreadsheet formulas', async () => {
  const blobs: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation(content => {
    if (content instanceof Blob) blobs.push(content)
    return 'blob:1'
  })
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  const tab = await openFigures(FIGURES)
  await shows(() => expect(tab.el.textContent).toContain(FIGURES_TEXTS.save.en))
  await press(tab, FIGURES_TEXTS.save.en)
  const bytes = new Uint8Array((await blobs[0]?.arrayBuffer()) ?? [])
  expect(bytes.slice(0, 3)).toEqual(new Uint8Array([0xef, 0xbb, 0xbf]))
  const text = new TextDecoder().decode(bytes)
  expect(text).toContain("Overdue orders by department,'=Hangar,1,Orders")
  expect(text).toContain('By month,2026-11,3,Orders')
})

test('[SQ-54] shows an empty state', async () => {
  const { el } = await openFigures(NONE)
  await shows(() => expect(el.textContent).toContain(FIGURES_TEXTS.empty.en))
  expect(el.textContent).not.toContain(FIGURES_TEXTS.save.en)
})

test('[SQ-54] offers a retry when the figures cannot be loaded', async () => {
  const { el } = await openFigures()
  await shows(() => expect(el.querySelector('[role=alert]')).not.toBeNull())
  expect(el.querySelector('table')).toBeNull()
})
