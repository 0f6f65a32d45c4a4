import { fillText, type TextsOf } from '@apron/sdk'
import type { SafetyFigures } from '../../contract/figures.entities.ts'
import { RO_STATUSES, type RoSource, type RoStatus } from '../../contract/rectification.values.ts'
import { RO_OPEN_STATUSES } from '../../contract/rules/ro-due.ts'
import type { FIGURES_TEXTS } from './figures.texts.ts'

const LIST = '/safetyQuality/rectificationList'
const COUNTED = RO_STATUSES.filter(status => status !== 'DRAFT' && status !== 'VOID')

export interface Bar {
  readonly id: string
  readonly label: string
  readonly value: number
  /** The filtered list; absent where the list has no such filter. */
  readonly href?: `/${string}`
}

export interface Chart {
  readonly id: keyof typeof FIGURES_TEXTS.chart
  readonly title: string
  /** Headings of the columns with the labels and the numbers. */
  readonly label: string
  readonly unit: string
  readonly bars: readonly Bar[]
}

export interface FigureWords {
  readonly texts: TextsOf<typeof FIGURES_TEXTS>
  readonly sources: Readonly<Record<RoSource, string>>
  readonly level: (value: string) => string
  readonly cause: (value: string) => string
  readonly chapter: (value: string) => string
}

function listOf(filter: Readonly<Record<string, string>>, statuses: readonly RoStatus[]): `/${string}` {
  return `${LIST}?${new URLSearchParams({ ...filter, status: statuses.join(',') }).toString()}`
}

/** Returns the charts of the page in their order. */
export function figureCharts(figures: SafetyFigures, words: FigureWords): Chart[] {
  const { texts, sources, level, cause, chapter } = words
  const bars: Record<Chart['id'], readonly Bar[]> = {
    months: figures.months.map(({ month, count }) => ({ id: month, label: month, value: count })),
    levels: figures.levels.map(line => ({
      id: line.level,
      label: level(line.level),
      value: line.count,
      href: listOf({ level: line.level }, COUNTED),
    })),
    sources: figures.sources.map(({ source, count }) => ({
      id: source,
      label: sources[source],
      value: count,
      href: listOf({ sourceType: source }, COUNTED),
    })),
    causes: figures.causes.map(({ category, count }) => ({
      id: category,
      label: cause(category),
      value: count,
    })),
    chapters: figures.chapters.map(({ ata, count }) => ({
      id: ata,
      label: chapter(ata),
      value: count,
      href: listOf({ ata }, COUNTED),
    })),
    open: figures.departments.map(({ department, open }) => ({
      id: department.code,
      label: department.name,
      value: open,
      href: listOf({ respDept: department.code }, RO_OPEN_STATUSES),
    })),
    overdue: figures.departments
      .filter(({ overdue }) => overdue > 0)
      .map(({ department, overdue }) => ({
        id: department.code,
        label: department.name,
        value: overdue,
        href: `${LIST}?${new URLSearchParams({ respDept: department.code, overdue: 'true' }).toString()}`,
      })),
    closing: figures.closing.map(line => ({
      id: line.level,
      label: fillText(texts.closedOf, { level: level(line.level), count: line.count }),
      value: line.days,
    })),
  }
  const chart = (id: Chart['id']): Chart => ({
    id,
    title: texts.chart[id],
    label: texts.label[id],
    unit: id === 'closing' ? texts.days : texts.orders,
    bars: bars[id],
  })
  return [
    chart('months'),
    chart('levels'),
    chart('causes'),
    chart('sources'),
    chart('chapters'),
    chart('open'),
    chart('overdue'),
    chart('closing'),
  ]
}

/** Returns the width of a bar in percent of the longest one; zero only for nothing. */
export function barPercent(value: number, bars: readonly Bar[]): number {
  const longest = Math.max(...bars.map(bar => bar.value))
  return value <= 0 ? 0 : Math.max(1, Math.round((value / longest) * 100))
}

/** Returns all figures as rows of a file, its headings first. */
export function figureRows(charts: readonly Chart[], { file }: FigureWords['texts']): string[][] {
  return [
    [file.figure, file.line, file.value, file.unit],
    ...charts.flatMap(({ title, unit, bars }) =>
      bars.map(({ label, value }) => [title, label, String(value), unit]),
    ),
  ]
}

/** Returns true if no chart has an order. */
export const isEmpty = (charts: readonly Chart[]) =>
  charts.every(({ bars }) => bars.every(({ value }) => value === 0))
