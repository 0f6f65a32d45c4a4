import { holds, SHELL_BUDGETS, type ShellFigures } from './budgets.ts'

function text(value: number, unit: string): string {
  const number =
    unit === 'MB' ? value.toFixed(2) : unit === 'KB' ? value.toFixed(1) : String(Math.round(value))
  return unit === '' ? number : `${number} ${unit}`
}

/** Formats the figures as a Markdown table. @param loopMs time of the fixed loop, milliseconds */
export function budgetTable(figures: ShellFigures, loopMs: number): string {
  const rows = SHELL_BUDGETS.map(budget => {
    const value = figures[budget.figure]
    const loops = budget.unit === 'ms' ? (value / loopMs).toFixed(2) : ''
    const limit = budget.limit === null ? '' : text(budget.limit, budget.unit)
    const verdict = budget.limit === null ? '' : holds(budget, value) ? 'holds' : 'OVER'
    return [budget.label, text(value, budget.unit), loops, limit, verdict]
  })
  const header = ['figure', 'measured', 'loops', 'budget', '']
  return [header, header.map(() => '---'), ...rows].map(row => `| ${row.join(' | ')} |`).join('\n')
}
