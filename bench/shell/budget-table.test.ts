import { expect, it } from 'vitest'
import { budgetTable } from './budget-table.ts'
import { SHELL_BUDGETS, type ShellFigures } from './budgets.ts'

const WITHIN: ShellFigures = {
  loginScriptKb: 12.34,
  dashboardScriptKb: 150,
  files: 12,
  calls: 9,
  repeatedCalls: 0,
  coldScriptMs: 300,
  loginToDashboardMs: 600,
  warmReloadMs: 250,
  applicationVisitMs: 210,
  firstVisitMs: 200,
  secondVisitMs: 50,
  dashboardHeapMb: 4,
  tenTabsHeapMb: 9,
  cycleGrowthMb: -0.01,
  cycleNodes: 0,
  cycleListeners: 0,
}

it('shows every figure with its budget, times also as multiples of the loop', () => {
  const lines = budgetTable(WITHIN, 100).split('\n')
  expect(lines).toHaveLength(SHELL_BUDGETS.length + 2)
  expect(lines).toContain('| script before the login form can be used | 12.3 KB |  | 20.0 KB | holds |')
  expect(lines).toContain('| reload of the dashboard | 250 ms | 2.50 |  |  |')
  expect(lines).toContain('| first visit of ten pages | 200 ms | 2.00 | 290 ms | holds |')
})

it('names figures over their budget', () => {
  const table = budgetTable({ ...WITHIN, cycleNodes: 3 }, 100)
  expect(table.split('\n').filter(line => line.includes('OVER'))).toEqual([
    '| nodes left per ten tabs | 3 |  | 0 | OVER |',
  ])
})
