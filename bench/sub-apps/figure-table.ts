import { FIGURES, type Figure, type Figures } from './figures.ts'

export interface Result {
  readonly figures: Figures
  /** Spread of single runs. Omits figures not measured in runs. */
  readonly spread: Partial<Figures>
  /** True if it works under the content security policy `script-src 'self'`. */
  readonly strictPolicy: string
}

const DIGITS = { KB: 1, MB: 2, ms: 0, '': 0 } as const

function text(value: number, unit: Figure['unit']): string {
  if (Number.isNaN(value)) return 'unknown'
  // Avoids "-0".
  const number = value.toFixed(DIGITS[unit]).replace(/^-(?=[0.]+$)/, '')
  return unit === '' ? number : `${number} ${unit}`
}

function cell({ name, unit }: Figure, { figures, spread }: Result): string {
  const value = text(figures[name], unit)
  const runs = spread[name]
  return unit === 'ms' && runs !== undefined ? `${value} ± ${runs.toFixed(0)}` : value
}

/** Formats the figures as a Markdown table. */
export function figureTable(result: Result): string {
  const rows = FIGURES.map(figure => [figure.label, cell(figure, result)])
  const policy = ["runs under `script-src 'self'`", result.strictPolicy]
  return [['figure', 'measured'], ['---', '---'], ...rows, policy]
    .map(row => `| ${row.join(' | ')} |`)
    .join('\n')
}
