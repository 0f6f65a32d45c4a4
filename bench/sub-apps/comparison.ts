import { FIGURES, type Figure, type Figures } from './figures.ts'

/** What was measured of a contestant; the first one of a list is ours. */
export interface Result {
  readonly name: string
  readonly title: string
  readonly figures: Figures
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

/** Whether ours is worse than the other by more than noise. */
export function isBehind({ name, noise }: Figure, ours: Figures, other: Figures): boolean {
  return other[name] + noise < ours[name]
}

function cell(figure: Figure, ours: Figures, other: Figures): string {
  const value = text(other[figure.name], figure.unit)
  const ratio = other[figure.name] / ours[figure.name]
  const shown = figure.asRatio && Number.isFinite(ratio) ? `${ratio.toFixed(2)} (${value})` : value
  return isBehind(figure, ours, other) ? `**${shown}**` : shown
}

/** The figures as a Markdown table: ours, and the others as multiples of it; in bold where ours is behind. */
export function comparisonTable([ours, ...others]: readonly Result[]): string {
  if (ours === undefined) throw new Error('There is nothing to compare')
  const rows = FIGURES.map(figure => [
    figure.label,
    text(ours.figures[figure.name], figure.unit),
    ...others.map(other => cell(figure, ours.figures, other.figures)),
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
      .filter(other => isBehind(figure, ours.figures, other.figures))
      .map(other => `${figure.label}: behind ${other.title}`),
  )
}
