/** Figures measured of the shell. */
export interface ShellFigures {
  readonly loginScriptKb: number
  readonly dashboardScriptKb: number
  readonly files: number
  readonly calls: number
  readonly repeatedCalls: number
  readonly coldScriptMs: number
  readonly loginToDashboardMs: number
  readonly warmReloadMs: number
  readonly applicationVisitMs: number
  readonly firstVisitMs: number
  readonly secondVisitMs: number
  readonly dashboardHeapMb: number
  readonly tenTabsHeapMb: number
  readonly cycleGrowthMb: number
  readonly cycleNodes: number
  readonly cycleListeners: number
}

export interface Budget {
  readonly figure: keyof ShellFigures
  readonly label: string
  readonly unit: 'KB' | 'MB' | 'ms' | ''
  /** Null without a budget in the design. */
  readonly limit: number | null
}

/** The table "Budgets" of docs/architecture.md; times hold for a processor slowed down four times. */
export const SHELL_BUDGETS: readonly Budget[] = [
  { figure: 'loginScriptKb', label: 'script before the login form can be used', unit: 'KB', limit: 20 },
  { figure: 'dashboardScriptKb', label: 'script until the dashboard', unit: 'KB', limit: 200 },
  { figure: 'files', label: 'files of a first visit, login and dashboard', unit: '', limit: 14 },
  { figure: 'calls', label: 'calls of a first visit', unit: '', limit: 20 },
  { figure: 'repeatedCalls', label: 'calls made twice', unit: '', limit: 0 },
  { figure: 'coldScriptMs', label: 'script time of a first visit', unit: 'ms', limit: 668 },
  { figure: 'loginToDashboardMs', label: 'login click until dashboard', unit: 'ms', limit: 962 },
  { figure: 'warmReloadMs', label: 'reload of the dashboard', unit: 'ms', limit: null },
  { figure: 'applicationVisitMs', label: 'first page of an application', unit: 'ms', limit: 290 },
  { figure: 'firstVisitMs', label: 'first visit of ten pages', unit: 'ms', limit: 290 },
  { figure: 'secondVisitMs', label: 'second visit of ten pages', unit: 'ms', limit: 117 },
  { figure: 'dashboardHeapMb', label: 'heap at the dashboard', unit: 'MB', limit: 5 },
  { figure: 'tenTabsHeapMb', label: 'heap with ten tabs', unit: 'MB', limit: 14.2 },
  { figure: 'cycleGrowthMb', label: 'heap growth per ten tabs opened and closed', unit: 'MB', limit: 0.05 },
  { figure: 'cycleNodes', label: 'nodes left per ten tabs', unit: '', limit: 0 },
  { figure: 'cycleListeners', label: 'listeners left per ten tabs', unit: '', limit: 0 },
]

/** Returns true if a figure is within its budget. */
export function holds({ limit }: Budget, value: number): boolean {
  return limit === null || value <= limit
}
