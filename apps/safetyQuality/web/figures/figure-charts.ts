import type { BarChartProps } from '@apron/pages/chart'
import { fillText, type TextsOf } from '@apron/sdk'
import type { SafetyFigures } from '../../contract/figures.entities.ts'
import {
  RO_STATUSES,
  type RoSource,
  type RoStatus,
} from '../../contract/rectifications/rectification.values.ts'
import { lastDayOf } from '../../contract/rules/last-months.ts'
import { RO_OPEN_STATUSES } from '../../contract/rules/rectifications/ro-due.ts'
import type { FIGURES_TEXTS } from './figures.texts.ts'

const LIST = '/safetyQuality/rectificationList'
const COUNTED_STATUSES = RO_STATUSES.filter(status => status !== 'DRAFT' && status !== 'VOID')

export interface Chart extends Pick<BarChartProps, 'title' | 'label' | 'unit' | 'bars' | 'shape'> {
  readonly id: keyof typeof FIGURES_TEXTS.chart
}

export interface FigureWords {
  readonly texts: TextsOf<typeof FIGURES_TEXTS>
  readonly sources: Readonly<Record<RoSource, string>>
  readonly level: (value: string) => string
  readonly cause: (value: string) => string
  readonly chapter: (value: string) => string
}

/** Returns the address of the list with a filter. */
function linkToList(filter: Readonly<Record<string, string>>, statuses: readonly RoStatus[]): `/${string}` {
  return `${LIST}?${new URLSearchParams({ ...filter, status: statuses.join(',') }).toString()}`
}

/** Returns the charts of the page in order. Each bar links to the orders that it counts. */
export function figureCharts(figures: SafetyFigures, words: FigureWords): Chart[] {
  const { texts, sources, level, cause, chapter } = words
  const firstMonth = figures.months[0]?.month ?? ''
  const lastMonth = figures.months.at(-1)?.month ?? ''
  const linkToIssued = (filter: Readonly<Record<string, string>>, from = firstMonth, to = lastMonth) =>
    linkToList({ ...filter, issued: `${from}-01,${lastDayOf(to)}` }, COUNTED_STATUSES)
  const bars: Record<Chart['id'], Chart['bars']> = {
    months: figures.months.map(({ month, count }) => ({
      id: month,
      label: month,
      value: count,
      href: linkToIssued({}, month, month),
    })),
    levels: figures.levels.map(line => ({
      id: line.level,
      label: level(line.level),
      value: line.count,
      href: linkToIssued({ level: line.level }),
    })),
    sources: figures.sources.map(({ source, count }) => ({
      id: source,
      label: sources[source],
      value: count,
      href: linkToIssued({ sourceType: source }),
    })),
    causes: figures.causes.map(({ category, count }) => ({
      id: category,
      label: cause(category),
      value: count,
      href: linkToIssued({ cause: category }),
    })),
    chapters: figures.chapters.map(({ ata, count }) => ({
      id: ata,
      label: chapter(ata),
      value: count,
      href: linkToIssued({ ata }),
    })),
    open: figures.departments.map(({ department, open }) => ({
      id: department.code,
      label: department.name,
      value: open,
      href: linkToList({ respDept: department.code }, RO_OPEN_STATUSES),
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
      href: linkToList({ level: line.level }, ['CLOSED']),
    })),
  }
  const chart = (id: Chart['id']): Chart => ({
    id,
    title: texts.chart[id],
    label: texts.label[id],
    unit: id === 'closing' ? texts.days : texts.orders,
    bars: bars[id],
    shape: id === 'months' ? 'columns' : 'rows',
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
