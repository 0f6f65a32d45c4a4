import type { ReturnTools, Scanned, ScannedTool } from '../../contract/desk.calls.ts'
import type { LoanSave } from '../../contract/loan.ts'
import type { ReturnCondition } from '../../contract/tools.values.ts'
import type { DESK_TEXTS } from './desk.texts.ts'

export interface ReturnLine {
  readonly tool: ScannedTool
  readonly condition: ReturnCondition
}

type IssueFields = 'cardNo' | 'acReg' | 'purpose' | 'dueTime' | 'loadKg' | 'outCondition'

/** Input at the desk before it is sent: either an issue or a return. */
export interface Desk extends Pick<LoanSave, IssueFields> {
  /** The borrower of an issue, or the person who returns tools. */
  readonly person: Scanned['person']
  readonly basket: readonly ScannedTool[]
  readonly returns: readonly ReturnLine[]
  /** Photos of damaged tools. */
  readonly photos: ReturnTools['photos']
  readonly pieceMissing: boolean
  readonly pieceText: string
}

export const EMPTY_DESK: Desk = {
  person: null,
  basket: [],
  returns: [],
  cardNo: '',
  acReg: '',
  purpose: 'SHOP',
  dueTime: null,
  loadKg: null,
  outCondition: '',
  photos: [],
  pieceMissing: false,
  pieceText: '',
}

export type DeskProblem = keyof typeof DESK_TEXTS.problems

type ScanOutcome =
  | { readonly desk: Desk; readonly problem?: undefined }
  | { readonly problem: DeskProblem; readonly detail: string }

const CARD = /^(?:JC|NR)-\d{4}-\d{4,6}$/
const AIRCRAFT = /^B-[0-9A-HJ-NP-Z]{4}$/

/** Returns the kind of a scanned code by its format, before the server is asked. */
export function classifyScan(code: string) {
  if (code === 'OK') return 'finish'
  if (code === 'CLEAR') return 'clear'
  if (CARD.test(code)) return 'card'
  return AIRCRAFT.test(code) ? 'aircraft' : 'lookUp'
}

export const isDeskOpen = ({ basket, returns }: Desk) => basket.length > 0 || returns.length > 0

/** Adds a scanned person or tool. A tool on loan starts a return, a tool in stock an issue to that person. */
export function applyScan(desk: Desk, code: string, { tool, person, overdueLoans }: Scanned): ScanOutcome {
  const { basket, returns } = desk
  if (person !== null) {
    const [late] = overdueLoans
    if (returns.length === 0 && late !== undefined) return { problem: 'overdue', detail: late }
    return { desk: { ...desk, person } }
  }
  if (tool === null) return { problem: 'unknown', detail: code }
  const { assetNo: detail, status } = tool
  const scanned = [...basket, ...returns.map(line => line.tool)]
  if (scanned.some(({ assetNo }) => assetNo === detail)) return { problem: 'twice', detail }
  if (status === 'ON_LOAN') {
    if (basket.length > 0) return { problem: 'notInStock', detail }
    // The person scanned before a return is the one who returns the tools.
    return { desk: { ...desk, returns: [...returns, { tool, condition: 'OK' }] } }
  }
  if (returns.length > 0) return { problem: 'notInReturn', detail }
  if (status !== 'IN_STOCK') return { problem: 'notInStock', detail }
  if (desk.person === null) return { problem: 'personFirst', detail }
  return { desk: { ...desk, basket: [...basket, tool] } }
}

export const withCondition = ({ returns }: Desk, assetNo: string, condition: ReturnCondition) => ({
  returns: returns.map(line => (line.tool.assetNo === assetNo ? { tool: line.tool, condition } : line)),
})

export const withoutTool = ({ basket, returns }: Desk, assetNo: string) => ({
  basket: basket.filter(tool => tool.assetNo !== assetNo),
  returns: returns.filter(({ tool }) => tool.assetNo !== assetNo),
})
