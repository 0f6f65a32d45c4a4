import type { TextPair } from '@apron/contract/texts/text-pair'
import type { Finding, MeasuredValue } from '../../../contract/check-order.entities.ts'
import type { CheckResult, FindingLevel, HistoryAction } from '../../../contract/values.ts'

/** What belongs to the result of one item besides the choice. */
export interface ResultNote {
  readonly remark?: string
  readonly measured?: readonly MeasuredValue[]
  readonly level?: FindingLevel
  readonly finding?: string
  readonly containment?: string
}

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
  readonly site: string
  readonly area: string
  readonly announced?: false
  readonly lead: string
  readonly checkers: readonly string[]
  readonly plan: readonly [start: number, end: number]
  /** Results in the order of the items; an empty one has none yet. */
  readonly results?: readonly (CheckResult | '')[]
  readonly notes?: Readonly<Record<number, ResultNote>>
  readonly conclusion?: string
  readonly steps: readonly StepSeed[]
}

/** The finding of a seeded result, answered for by the checked department. */
export function findingOf(note: ResultNote | undefined, checkedDept: string): Finding | null {
  if (note?.finding === undefined) return null
  return {
    level: note.level ?? null,
    description: note.finding,
    containment: note.containment ?? '',
    responsibleDept: checkedDept,
    suggestDue: null,
  }
}

/** Employees of the quality assurance section who appear in the seed. */
export const SHEN_LI = '100103'
export const FENG_XIAOLAN = '100104'
export const XU_WEIDONG = '100105'
export const CAO_JIANJUN = '100106'
