import type { ErrorEntry } from '@apron/contract/errors/catalogue'
import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import type { CardStatus, CardStep } from '../job-card.fields.ts'
import { WORK_CARD_ERRORS as ERRORS } from '../work-card.errors.ts'
import { type Entry, isDone, nextStep, type StepState, workersOf } from './step-states.ts'

/** Who wants to sign. */
export interface Signer {
  readonly userCode: string
  readonly isAssignee: boolean
  /** Holds the right to sign work. */
  readonly signs: boolean
  /** Holds the post of an RII inspector in person. */
  readonly inspects: boolean
  /** Authorised for required inspections of the card's skill. */
  readonly riiSkill: boolean
}

export interface Refused {
  readonly error: ErrorEntry
  readonly params?: Readonly<Record<string, string>>
}

export const isRii = ({ kind }: Pick<CardStep, 'kind'>): boolean => kind === 'RII'

interface SignedCard {
  readonly status: CardStatus
  /** A revision that the people at work have not acknowledged. */
  readonly revisionNew: boolean
  readonly states: readonly StepState[]
  readonly entries: readonly Entry[]
}

/** Returns why a person may not sign a step now, whatever they enter; null if they may. */
export function signHindrance(card: SignedCard, stepNo: number, signer: Signer): Refused | null {
  const state = card.states.find(({ step }) => step.stepNo === stepNo)
  if (state === undefined) return { error: ERRORS.stepUnknown, params: { step: String(stepNo) } }
  const wrongPerson = isRii(state.step) ? inspectorHindrance(card, signer) : workerHindrance(signer)
  if (wrongPerson !== null) return { error: wrongPerson }
  if (isDone(state)) return { error: ERRORS.stepSigned, params: { step: String(stepNo) } }
  if (card.status !== (isRii(state.step) ? 'RII_WAIT' : 'IN_WORK')) {
    return { error: SERVER_ERRORS.notAllowedInState }
  }
  if (card.revisionNew) return { error: ERRORS.revisionUnread }
  const first = nextStep(card.states)
  const isFree =
    state.step.free && !card.states.some(each => isRii(each.step) && precedes(each, state) && !isDone(each))
  if (first !== undefined && first.step.stepNo !== stepNo && !isFree) {
    return { error: ERRORS.stepNotNext, params: { step: String(first.step.stepNo) } }
  }
  return null
}

const precedes = (one: StepState, other: StepState) => one.step.stepNo < other.step.stepNo

function workerHindrance({ signs, isAssignee }: Signer): ErrorEntry | null {
  if (!signs) return SERVER_ERRORS.forbidden
  return isAssignee ? null : ERRORS.notAssignee
}

/** An inspector signs in person, did no work on the card, and is authorised for its skill. */
function inspectorHindrance({ entries }: SignedCard, signer: Signer): ErrorEntry | null {
  if (!signer.inspects) return SERVER_ERRORS.forbidden
  if (workersOf(entries).has(signer.userCode)) return ERRORS.riiOfOwnWork
  return signer.riiSkill ? null : ERRORS.riiSkillMissing
}

export interface Reading {
  readonly value: number | null
  readonly remark: string
  /** Number of the non-routine that covers a value outside the limits; empty without one. */
  readonly nrNo: string
}

/** Returns what is wrong with a reading; a value outside the limits needs a non-routine and a remark. */
export function readingProblem(step: CardStep, { value, remark, nrNo }: Reading): Refused | null {
  if (step.kind !== 'MEASURE') return null
  if (value === null) return { error: ERRORS.valueMissing }
  if (!isOutside(step, value)) return null
  if (nrNo === '') {
    const params = { min: limit(step.min, '−∞'), max: limit(step.max, '∞'), unit: step.unit }
    return { error: ERRORS.outOfLimits, params }
  }
  return remark.trim() === '' ? { error: ERRORS.remarkMissing } : null
}

export const isOutside = ({ min, max }: Pick<CardStep, 'min' | 'max'>, value: number): boolean =>
  (min !== null && value < min) || (max !== null && value > max)

const limit = (value: number | null, none: string) => (value === null ? none : String(value))
