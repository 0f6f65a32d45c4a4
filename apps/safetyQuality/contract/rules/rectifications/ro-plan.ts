import { visibleLength } from '@apron/contract/texts/normalize-text'
import type { RootCause } from '../../rectifications/rectification.entities.ts'
import { type MeasureKind, RO_LIMITS } from '../../rectifications/rectification.values.ts'
import type { FindingLevel } from '../../values.ts'

export interface PlannedMeasure {
  readonly kind: MeasureKind
  /** Number of the cause that it removes, from 1. */
  readonly cause: number | null
  readonly description: string
  readonly owner: string
  readonly due: string | null
}

export type PlanProblemName =
  | 'noCause'
  | 'statementShort'
  | 'measureShort'
  | 'measureWithoutCause'
  | 'ownerMissing'
  | 'measureDueMissing'
  | 'measureDueLate'
  | 'planIncomplete'

export interface PlanProblem {
  readonly error: PlanProblemName
  /** Number of the cause or the action, from 1, or 0 for the whole plan. */
  readonly seq: number
}

interface Plan {
  readonly causes: readonly Pick<RootCause, 'statement'>[]
  readonly measures: readonly PlannedMeasure[]
}

/** Returns the problems that block sending a plan to review, causes first. */
export function planProblems(
  { causes, measures }: Plan,
  { level, rectifyDue }: { readonly level: FindingLevel; readonly rectifyDue: string },
): PlanProblem[] {
  if (causes.length === 0) return [{ error: 'noCause', seq: 0 }]
  const problems = [
    ...causes.flatMap(({ statement }, index): PlanProblem[] =>
      visibleLength(statement) < RO_LIMITS.statementMin ? [{ error: 'statementShort', seq: index + 1 }] : [],
    ),
    ...measures.flatMap((measure, index): PlanProblem[] => {
      const error = measureProblem(measure, causes.length, rectifyDue)
      return error === null ? [] : [{ error, seq: index + 1 }]
    }),
  ]
  if (!isComplete({ causes, measures }, level)) problems.push({ error: 'planIncomplete', seq: 0 })
  return problems
}

function measureProblem(
  { kind, cause, description, owner, due }: PlannedMeasure,
  causes: number,
  rectifyDue: string,
): PlanProblemName | null {
  if (visibleLength(description) < RO_LIMITS.measureMin) return 'measureShort'
  if (kind === 'CORRECTIVE' && (cause === null || cause > causes)) return 'measureWithoutCause'
  if (owner === '') return 'ownerMissing'
  if (due === null) return 'measureDueMissing'
  return due > rectifyDue ? 'measureDueLate' : null
}

/** Returns true if each cause has a corrective action and there is a preventive one. Level 3 needs neither. */
function isComplete({ causes, measures }: Plan, level: FindingLevel): boolean {
  if (level === '3') return true
  const covered = new Set(
    measures.flatMap(({ kind, cause }) => (kind === 'CORRECTIVE' && cause !== null ? [cause] : [])),
  )
  return (
    causes.every((_, index) => covered.has(index + 1)) && measures.some(({ kind }) => kind === 'PREVENTIVE')
  )
}

const TRAINING = /培训|复训|宣贯|再教育|train|briefing/i

/** Returns true if a plan of level 1 or 2 is only training. Its reviewer must then explain why that is enough. */
export function isTrainingOnly(
  measures: readonly Pick<PlannedMeasure, 'kind' | 'description'>[],
  level: FindingLevel,
): boolean {
  const lasting = measures.filter(({ kind }) => kind !== 'CORRECTION')
  return level !== '3' && lasting.length > 0 && lasting.every(({ description }) => TRAINING.test(description))
}
