import { Refusal } from '@apron/contract/errors/refusal'
import { wireDate, wireTime } from '@apron/contract/wire/formats/wire-time'
import type { Tool } from '../tool.ts'
import { TOOLS_ERRORS } from '../tools.errors.ts'
import { TOOL_STATES } from '../tools.values.ts'
import { latestDueBack } from './due-back.ts'

export interface IssuedTool extends Pick<Tool, 'assetNo' | 'status' | 'calDue'> {
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
    /** True for employees with access to tools at this site, false for external users. */
    readonly mayBorrow: boolean
    readonly overdueLoans: readonly string[]
  }
  readonly language: 'zh' | 'en'
}

/** Returns why tools cannot be issued, or null. */
export function issueRefusal(request: IssueRequest): Refusal | null {
  const { borrower, tools } = request
  if (!borrower.mayBorrow) return new Refusal(TOOLS_ERRORS.borrowerNotAllowed)
  const [loan] = borrower.overdueLoans
  if (loan !== undefined) return new Refusal(TOOLS_ERRORS.borrowerOverdue, { loan })
  const refusals = tools.map(tool => toolRefusal(tool, request))
  return dueRefusal(request) ?? refusals.find(refusal => refusal !== null) ?? null
}

/** Returns why a due-back time is not allowed, or null. */
export function dueRefusal(request: Pick<IssueRequest, 'now' | 'site' | 'purpose' | 'due'>): Refusal | null {
  const { now, site, purpose, due } = request
  if (due <= now) return new Refusal(TOOLS_ERRORS.dueInPast)
  const latest = latestDueBack(now, site, purpose)
  return due > latest ? new Refusal(TOOLS_ERRORS.dueTooLate, { latest: wireTime(latest) }) : null
}

/** Returns the refusal of a tool whose calibration expires before it is due back, or null. Dates are local. */
export function calRefusal({ calDue }: Pick<IssuedTool, 'calDue'>, due: Date): Refusal | null {
  const isExpired = calDue !== null && calDue < wireDate(due)
  return isExpired ? new Refusal(TOOLS_ERRORS.calDueBeforeReturn, { calDue }) : null
}

function toolRefusal(tool: IssuedTool, { due, loadKg: need, language }: IssueRequest): Refusal | null {
  const { assetNo: asset, status, maxLoadKg: max } = tool
  if (status !== 'IN_STOCK') {
    return new Refusal(TOOLS_ERRORS.notInStock, { asset, state: TOOL_STATES[status][language] })
  }
  const expired = calRefusal(tool, due)
  if (expired !== null || max === null) return expired
  if (need === null) return new Refusal(TOOLS_ERRORS.loadMissing, { asset })
  const loads = { max: String(max), need: String(need) }
  return max < need ? new Refusal(TOOLS_ERRORS.loadTooSmall, { asset, ...loads }) : null
}
