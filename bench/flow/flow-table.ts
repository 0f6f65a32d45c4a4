/** A row of the table. */
export interface FlowFigure {
  readonly name: string
  readonly value: string
  /** Multiple of another figure of the same run; empty for the reference figures. */
  readonly multiple: string
}

/** Formats a multiple, such as `0.8 × the other`. */
export const multipleOf = (value: number, other: number, name: string) =>
  `${(value / other).toFixed(2)} × ${name}`

export const msText = (value: number, digits = 0) => `${value.toFixed(digits)} ms`

export function flowTable(figures: readonly FlowFigure[]): string {
  const rows = figures.map(({ name, value, multiple }) => [name, value, multiple])
  const head = ['figure', 'median', 'multiple']
  return [head, head.map(() => '---'), ...rows].map(row => `| ${row.join(' | ')} |`).join('\n')
}
