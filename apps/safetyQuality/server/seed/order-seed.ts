import type { TextPair } from '@apron/contract/texts/text-pair'
import type { ItemResult } from '../../contract/check-order.entities.ts'
import type { CheckResult, FindingLevel, HistoryAction } from '../../contract/values.ts'

/** One line of history: days from the seeding day, time of day at the site. */
export interface StepSeed {
  readonly day: number
  readonly time: string
  readonly by: string
  readonly action: HistoryAction
  readonly remark?: string
}

/** One check order of the demo; days are offsets from the seeding day. */
export interface OrderSeed {
  readonly title: TextPair
  readonly template: string
  readonly checkCat: string
  readonly label?: string
  readonly checkedDept: string
  readonly place: readonly [site: string, area: string]
  readonly announced?: false
  readonly team: readonly [lead: string, ...checkers: string[]]
  readonly plan: readonly [start: number, end: number]
  /** Results in the order of the items; an empty one has none yet. */
  readonly results?: readonly (CheckResult | '')[]
  /** By the number of the item: level, nothing for an observation; what was found; what was done at once. */
  readonly findings?: Readonly<Record<number, readonly [FindingLevel | '', string, string?]>>
  readonly remarks?: Readonly<Record<number, string>>
  /** By the number of the item, then by unit. */
  readonly measured?: Readonly<Record<number, Readonly<Record<string, number>>>>
  readonly conclusion?: string
  readonly steps: readonly StepSeed[]
}

/** The stored result of one item. The checked department answers for its finding. */
export function resultOf(order: OrderSeed, seq: number): ItemResult {
  const { results = [], findings = {}, remarks = {}, measured = {}, checkedDept } = order
  const [level = '', description = '', containment = ''] = findings[seq] ?? []
  return {
    result: results[seq - 1] || null,
    measured: Object.entries(measured[seq] ?? {}).map(([unit, value]) => ({ unit, value })),
    remark: remarks[seq] ?? '',
    photos: [],
    finding:
      description === ''
        ? null
        : { level: level || null, description, containment, responsibleDept: checkedDept, suggestDue: null },
  }
}

/** Employees of the quality assurance section who appear in the seed. */
export const SHEN_LI = '100103'
export const FENG_XIAOLAN = '100104'
export const XU_WEIDONG = '100105'
export const CAO_JIANJUN = '100106'
