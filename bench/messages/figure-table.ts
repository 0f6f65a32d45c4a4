export interface Figure {
  readonly name: string
  readonly ms: number
}

/** Formats times with multiples of the first two: the fixed loop and the point select. */
export function figureTable(figures: readonly Figure[]): string {
  const [loop, point] = figures
  const rows = figures.map(({ name, ms }) => [
    name,
    `${ms.toFixed(2)} ms`,
    loop === undefined ? '' : (ms / loop.ms).toFixed(3),
    point === undefined ? '' : (ms / point.ms).toFixed(1),
  ])
  const head = ['figure', 'median', 'loops', 'point selects']
  return [head, head.map(() => '---'), ...rows].map(row => `| ${row.join(' | ')} |`).join('\n')
}
