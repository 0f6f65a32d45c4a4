import { FIGURES, type Figure, type Figures } from './figures.ts'

/** What was measured of a contestant; the first one of a list is ours. */
export interface Result {
  readonly name: string
  readonly title: string
  readonly figures: Figures
  /** How far single runs lie from the figure; what was not measured in runs is left out. */
  readonly spread: Partial<Figures>
  /** Whether it runs under `script-src 'self'`. */
  readonly strictPolicy: string
}

const DIGITS = { KB: 1, MB: 2, ms: 0, '': 0 } as const

function text(value: number, unit: Figure['unit']): string {
  if (Number.isNaN(value)) return 'unknown'
  // No "-0": what is rounded away is nothing.
  const number = value.toFixed(DIGITS[unit]).replace(/^-(?=[0.]+$)/, '')
  return unit === '' ? number : `${number} ${unit}`
}

/** Whether ours is worse than the other by more than noise, and by more than single runs of either differ. */
export function isBehind({ name, noise }: Figure, ours: Result, other: Result): boolean {
  const level = Math.max(noise, ours.spread[name] ?? 0, other.spread[name] ?? 0)
  return other.figures[name] + level < ours.figures[name]
}

function ourCell({ name, unit }: Figure, { figures, spread }: Result): string {
  const value = text(figures[name], unit)
  const runs = spread[name]
  return unit === 'ms' && runs !== undefined ? `${value} ± ${runs.toFixed(0)}` : value
}

function cell(figure: Figure, ours: Result, other: Result): string {
  const value = text(other.figures[figure.name], figure.unit)
  const ratio = other.figures[figure.name] / ours.figures[figure.name]
  const shown = figure.asRatio && Number.isFinite(ratio) ? `${ratio.toFixed(2)} (${value})` : value
  return isBehind(figure, ours, other) ? `**${shown}**` : shown
}

/** The figures as a Markdown table: ours, and the others as multiples of it; in bold where ours is behind. */
export function comparisonTable([ours, ...others]: readonly Result[]): string {
  if (ours === undefined) throw new Error('There is nothing to compare')
  const rows = FIGURES.map(figure => [
    figure.label,
    ourCell(figure, ours),
    ...others.map(other => cell(figure, ours, other)),
  ])
  const policy = ["runs under `script-src 'self'`", ...[ours, ...others].map(result => result.strictPolicy)]
  const header = ['figure', ours.title, ...others.map(({ title }) => title)]
  return [header, header.map(() => '---'), ...rows, policy].map(row => `| ${row.join(' | ')} |`).join('\n')
}

/** Where ours is behind though it should not be, in words. */
export function unexpected([ours, ...others]: readonly Result[]): string[] {
  if (ours === undefined) return []
  return FIGURES.flatMap(figure =>
    others
      .filter(other => !figure.conceded.includes(other.name))
      .filter(other => isBehind(figure, ours, other))
      .map(other => `${figure.label}: behind ${other.title}`),
  )
}
