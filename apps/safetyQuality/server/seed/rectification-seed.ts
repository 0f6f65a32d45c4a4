import type { TextPair } from '@apron/contract/texts/text-pair'
import type {
  MeasureKind,
  MeasureStatus,
  RoHistoryAction,
  RoSource,
  RoStatus,
} from '../../contract/rectifications/rectification.values.ts'
import type { FindingLevel } from '../../contract/values.ts'

/** A history entry: days from the seeding day, local time of the site, person. */
export type RoStepSeed = readonly [
  day: number,
  time: string,
  action: RoHistoryAction,
  by: string,
  remark?: string,
]

/** A root cause: method and category of the dictionary, statement, and the questions that led to it. */
export type CauseSeed = readonly [method: string, category: string, statement: string, ...whys: string[]]

/** An action: kind, number of the cause, owner, due day, day done, description, remark when done. */
export type MeasureSeed = readonly [
  kind: MeasureKind,
  cause: number | null,
  owner: string,
  due: number,
  done: number | null,
  description: string,
  doneRemark?: string,
]

export interface CycleSeed {
  readonly causes: readonly CauseSeed[]
  readonly measures: readonly MeasureSeed[]
}

export interface ExtensionSeed {
  readonly newDue: number
  readonly reason: string
  readonly risk: string
}

/** One rectification order of the demo. Days are offsets from the seeding day. */
export interface RoSeed {
  readonly title: TextPair
  readonly sourceType: RoSource
  /** English title of the check order it comes from, and the number of the item. */
  readonly check?: readonly [title: string, seq: number]
  /** Set if it comes from the voluntary report in state ACTION. */
  readonly fromReport?: true
  readonly level: FindingLevel
  readonly site: string
  readonly acReg?: string
  /** Value of the directory ATA_CHAPTER. */
  readonly ata?: string
  readonly respDept: string
  readonly respPerson: string
  readonly description: string
  readonly basis: string
  readonly planDue: number
  readonly rectifyDue: number
  readonly containment?: string
  /** Cycles, oldest first. */
  readonly cycles: readonly CycleSeed[]
  readonly extension?: ExtensionSeed
  readonly watch?: readonly [until: number, measure: string]
  readonly steps: readonly RoStepSeed[]
}

const STATUS_AFTER: Readonly<Partial<Record<RoHistoryAction, RoStatus>>> = {
  create: 'DRAFT',
  edit: 'DRAFT',
  issue: 'ISSUED',
  accept: 'ANALYSING',
  savePlan: 'ANALYSING',
  sendPlan: 'PLAN_REVIEW',
  acceptPlan: 'IMPLEMENTING',
  returnPlan: 'ANALYSING',
  saveProgress: 'IMPLEMENTING',
  report: 'VERIFYING',
  reject: 'IMPLEMENTING',
  effective: 'CLOSED',
  countersign: 'CLOSED',
  ineffective: 'ANALYSING',
  void: 'VOID',
}

/** Returns the state after a step. Steps that only change dates keep the state. */
export function statusAfter(action: RoHistoryAction, before: RoStatus | null, level: FindingLevel): RoStatus {
  if (action === 'verify') return level === '3' ? 'CLOSED' : 'EFFECT_WATCH'
  const after = STATUS_AFTER[action] ?? before
  if (after === null) throw new Error(`No history before ${action}`)
  return after
}

/** Returns the state of an action: verified with its order, otherwise done if it has a day done. */
export function measureStatusOf(done: number | null, verified: boolean): MeasureStatus {
  if (verified) return 'VERIFIED'
  return done === null ? 'OPEN' : 'DONE'
}
