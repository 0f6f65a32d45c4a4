import type { ErrorEntry } from '@apron/contract/errors/catalogue'
import { wireDate, wireTime } from '@apron/contract/wire/wire-time'
import { TOOLS_ERRORS } from '../tools.errors.ts'
import { TOOL_STATES, type ToolState } from '../tools.values.ts'
import { latestDueBack } from './due-back.ts'

export interface IssuedTool {
  readonly assetNo: string
  readonly status: ToolState
  /** `yyyy-MM-dd`; null without a calibration. */
  readonly calDue: string | null
  /** Rated load of a lifting tool; null for other tools. */
  readonly maxLoadKg: number | null
}

export interface IssueRequest {
  readonly now: Date
  readonly site: string
  readonly purpose: string | null
  readonly due: Date
  readonly loadKg: number | null
  readonly tools: readonly IssuedTool[]
  readonly borrower: {
    /** Employees with access to tools at this site. External users are not. */
    readonly mayBorrow: boolean
    /** Numbers of loans that are overdue by more than 24 hours and not overridden. */
    readonly overdueLoans: readonly string[]
  }
  readonly language: 'zh' | 'en'
}

export interface Problem {
  readonly error: ErrorEntry
  readonly params: Readonly<Record<string, string>>
}

/** Returns why tools cannot be issued, or null. */
export function issueProblem(request: IssueRequest): Problem | null {
  const { borrower, tools } = request
  if (!borrower.mayBorrow) return { error: TOOLS_ERRORS.borrowerNotAllowed, params: {} }
  const [loan] = borrower.overdueLoans
  if (loan !== undefined) return { error: TOOLS_ERRORS.borrowerOverdue, params: { loan } }
  return dueProblem(request) ?? firstOf(tools, tool => toolProblem(tool, request))
}

/** Returns why a due-back time is not allowed, or null. */
export function dueProblem({
  now,
  site,
  purpose,
  due,
}: Pick<IssueRequest, 'now' | 'site' | 'purpose' | 'due'>): Problem | null {
  if (due <= now) return { error: TOOLS_ERRORS.dueInPast, params: {} }
  const latest = latestDueBack(now, site, purpose)
  return due > latest ? { error: TOOLS_ERRORS.dueTooLate, params: { latest: wireTime(latest) } } : null
}

/** Returns the refusal of a tool whose calibration expires before it is due back, or null. Both days are those of the site. */
export function calProblem({ calDue }: Pick<IssuedTool, 'calDue'>, due: Date): Problem | null {
  return calDue !== null && calDue < wireDate(due)
    ? { error: TOOLS_ERRORS.calDueBeforeReturn, params: { calDue } }
    : null
}

function toolProblem(tool: IssuedTool, { due, loadKg, language }: IssueRequest): Problem | null {
  const { assetNo: asset, status, maxLoadKg } = tool
  if (status !== 'IN_STOCK') {
    return { error: TOOLS_ERRORS.notInStock, params: { asset, state: TOOL_STATES[status][language] } }
  }
  const expired = calProblem(tool, due)
  if (expired !== null || maxLoadKg === null) return expired
  if (loadKg === null) return { error: TOOLS_ERRORS.loadMissing, params: { asset } }
  return maxLoadKg < loadKg
    ? { error: TOOLS_ERRORS.loadTooSmall, params: { asset, max: String(maxLoadKg), need: String(loadKg) } }
    : null
}

function firstOf<Item>(items: readonly Item[], problemOf: (item: Item) => Problem | null): Problem | null {
  for (const item of items) {
    const problem = problemOf(item)
    if (problem !== null) return problem
  }
  return null
}
