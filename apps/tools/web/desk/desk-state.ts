import type { Scanned, ScannedTool } from '../../contract/desk.calls.ts'
import type { ReturnCondition } from '../../contract/tools.values.ts'

export interface ReturnLine {
  readonly tool: ScannedTool
  readonly condition: ReturnCondition
}

interface Person {
  readonly code: string
  readonly name: string
}

/** Input at the desk that is not sent yet: either an issue or a return. */
export interface Desk {
  /** The borrower of an issue, or who brings tools back. */
  readonly person: Person | null
  readonly basket: readonly ScannedTool[]
  readonly returns: readonly ReturnLine[]
  readonly cardNo: string
  readonly acReg: string
}

export const EMPTY_DESK: Desk = { person: null, basket: [], returns: [], cardNo: '', acReg: '' }

export type DeskProblem =
  | 'unknown'
  | 'twice'
  | 'personFirst'
  | 'notInStock'
  | 'notInReturn'
  | 'nothing'
  | 'overdue'

export type ScanOutcome =
  | { readonly desk: Desk; readonly problem?: undefined }
  | { readonly problem: DeskProblem; readonly detail: string }

/** Kind of a scanned code, as its form tells before the server is asked. */
export type ScanKind = 'finish' | 'clear' | 'card' | 'aircraft' | 'lookUp'

const CARD = /^(?:JC|NR)-\d{4}-\d{4,6}$/
const AIRCRAFT = /^B-[0-9A-HJ-NP-Z]{4}$/

export function kindOfScan(code: string): ScanKind {
  if (code === 'OK') return 'finish'
  if (code === 'CLEAR') return 'clear'
  if (CARD.test(code)) return 'card'
  return AIRCRAFT.test(code) ? 'aircraft' : 'lookUp'
}

/** Returns true if something would be lost by closing the desk. */
export const isDeskOpen = ({ basket, returns }: Desk) => basket.length > 0 || returns.length > 0

/** Adds a scanned person or tool. Tools on loan begin a return, tools in stock an issue to the person scanned before. */
export function afterScan(desk: Desk, code: string, { tool, person, overdueLoans }: Scanned): ScanOutcome {
  if (person !== null) {
    const [late] = overdueLoans
    if (desk.returns.length === 0 && late !== undefined) return { problem: 'overdue', detail: late }
    return { desk: { ...desk, person } }
  }
  if (tool === null) return { problem: 'unknown', detail: code }
  const { assetNo, status } = tool
  const isHere = (each: ScannedTool) => each.assetNo === assetNo
  if (desk.basket.some(isHere) || desk.returns.some(line => isHere(line.tool))) {
    return { problem: 'twice', detail: assetNo }
  }
  if (status === 'ON_LOAN') {
    if (desk.basket.length > 0) return { problem: 'notInStock', detail: assetNo }
    // A person scanned before a return is the one who brings the tools.
    return { desk: { ...desk, returns: [...desk.returns, { tool, condition: 'OK' }] } }
  }
  if (desk.returns.length > 0) return { problem: 'notInReturn', detail: assetNo }
  if (status !== 'IN_STOCK') return { problem: 'notInStock', detail: assetNo }
  if (desk.person === null) return { problem: 'personFirst', detail: assetNo }
  return { desk: { ...desk, basket: [...desk.basket, tool] } }
}

export function withCondition(desk: Desk, assetNo: string, condition: ReturnCondition): Desk {
  const change = (line: ReturnLine): ReturnLine =>
    line.tool.assetNo === assetNo ? { tool: line.tool, condition } : line
  return { ...desk, returns: desk.returns.map(change) }
}

export function without(desk: Desk, assetNo: string): Desk {
  return {
    ...desk,
    basket: desk.basket.filter(tool => tool.assetNo !== assetNo),
    returns: desk.returns.filter(({ tool }) => tool.assetNo !== assetNo),
  }
}
