import type { TextPair } from '@apron/contract/texts/text-pair'
import type { ItemResult } from '../../contract/checks/check-order.entities.ts'
import { type HistoryAction } from '../../contract/checks/check-order.ts'
import { CHECK_RESULTS, type CheckResult, type FindingLevel } from '../../contract/values.ts'

/** Employees of the quality assurance section who appear in the seed. */
export const SHEN_LI = '100103'
export const FENG_XIAOLAN = '100104'
export const XU_WEIDONG = '100105'
export const CAO_JIANJUN = '100106'

/**
 * One line of history: days from the seeding day and time of day at the site. The person is given only if it is not the
 * usual one.
 */
export type StepRow = readonly [
  day: number,
  time: string,
  action: HistoryAction,
  remark?: string,
  by?: string,
]

interface OrderParts {
  readonly label?: string
  readonly announced?: false
  readonly team: readonly [lead: string, ...checkers: string[]]
  readonly plan: readonly [start: number, end: number]
  /** Findings by item number: level (empty for an observation), description, immediate containment. */
  readonly findings?: Readonly<Record<number, readonly [FindingLevel | '', string, string?]>>
  readonly remarks?: Readonly<Record<number, string>>
  /** Measured values by item number, then by unit. */
  readonly measured?: Readonly<Record<number, Readonly<Record<string, number>>>>
  readonly conclusion?: string
}

/** One check order of the demo in short notation. Days are offsets from the seeding day. */
export interface OrderRow extends OrderParts {
  /** Template, category, checked department, site and area, Chinese and English title. */
  readonly head: `${string} | ${string} | ${string} | ${string} ${string} | ${string} | ${string}`
  /** Results in the order of the items. `-` stands for an item without a result. */
  readonly results?: string
  /** Steps. By default the manager of quality assurance issues and approves, and the lead does the rest. */
  readonly steps: readonly StepRow[]
}

export interface StepSeed {
  readonly day: number
  readonly time: string
  readonly by: string
  readonly action: HistoryAction
  readonly remark?: string
}

/** One check order of the demo, parsed. */
export interface OrderSeed extends OrderParts {
  readonly title: TextPair
  readonly template: string
  readonly checkCat: string
  readonly checkedDept: string
  readonly place: readonly [site: string, area: string]
  readonly results: readonly (CheckResult | null)[]
  readonly steps: readonly StepSeed[]
}

const BY_MANAGER: ReadonlySet<HistoryAction> = new Set(['issue', 'approve'])

function readResult(text: string): CheckResult | null {
  const result = CHECK_RESULTS.find(each => each === text) ?? null
  if (result === null && text !== '-') throw new Error(`Unknown result: ${text}`)
  return result
}

export function readOrder({ head, results, steps, ...parts }: OrderRow): OrderSeed {
  const [template = '', checkCat = '', checkedDept = '', place = '', zh = '', en = ''] = head.split(' | ')
  const [site = '', area = ''] = place.split(' ')
  const [lead] = parts.team
  return {
    ...parts,
    title: { zh, en },
    template,
    checkCat,
    checkedDept,
    place: [site, area],
    results: results?.split(' ').map(readResult) ?? [],
    steps: steps.map(([day, time, action, remark = '', by = BY_MANAGER.has(action) ? SHEN_LI : lead]) => ({
      day,
      time,
      action,
      by,
      ...(remark === '' ? {} : { remark }),
    })),
  }
}

/** Returns the stored result of one item. The checked department is responsible for its finding. */
export function resultOf(order: OrderSeed, seq: number): ItemResult {
  const { results, findings = {}, remarks = {}, measured = {}, checkedDept } = order
  const [level = '', description = '', containment = ''] = findings[seq] ?? []
  return {
    result: results[seq - 1] ?? null,
    measured: Object.entries(measured[seq] ?? {}).map(([unit, value]) => ({ unit, value })),
    remark: remarks[seq] ?? '',
    photos: [],
    finding:
      description === ''
        ? null
        : { level: level || null, description, containment, responsibleDept: checkedDept, suggestDue: null },
  }
}
