import type { CheckStatus } from '../../values.ts'

/** States of a month in the annual check plan. */
export const PLAN_CELL_STATES = ['empty', 'planned', 'missing', 'ordered'] as const
export type PlanCellState = (typeof PLAN_CELL_STATES)[number]

interface PlanCellFacts {
  readonly planned: boolean
  /** State of the order made for the month; null without one. */
  readonly order: CheckStatus | null
  readonly year: number
  /** 1 to 12. */
  readonly month: number
  /** yyyy-MM-dd, local date of the site. */
  readonly today: string
}

/** Returns the state of a month: missing once it has begun without an order. A cancelled order does not count. */
export function planCellState({ planned, order, year, month, today }: PlanCellFacts): PlanCellState {
  if (isOrdered(order)) return 'ordered'
  if (!planned) return 'empty'
  return monthText(year, month) <= today.slice(0, 7) ? 'missing' : 'planned'
}

/** Returns true if an order fulfils the plan, so that no other one may be created. */
export const isOrdered = (order: CheckStatus | null) => order !== null && order !== 'CANCELLED'

/** Returns a month as `yyyy-MM`. */
export const monthText = (year: number, month: number) => `${year}-${String(month).padStart(2, '0')}`

/** Returns the first and the last day of a month, each yyyy-MM-dd. */
export function daysOfMonth(year: number, month: number): readonly [first: string, last: string] {
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate()
  return [`${monthText(year, month)}-01`, `${monthText(year, month)}-${last}`]
}
