import { type ErrorEntry, SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import { ACTIVE_CARD_STATES, type CardStatus, type CardStep } from '../job-card.fields.ts'
import { WORK_CARD_ERRORS as ERRORS } from '../work-card.errors.ts'
import { collectWorkers, type Entry, isDone, nextStep, type Reading, type StepState } from './step-states.ts'

/** The person who is about to sign. */
export interface Signer {
  readonly userCode: string
  readonly isAssignee: boolean
  /** Holds the permission to sign work. */
  readonly signs: boolean
  /** Holds the post of an RII inspector in person. */
  readonly inspects: boolean
  /** Authorised for required inspections of the card's skill. */
  readonly riiSkill: boolean
}

export const isRii = ({ kind }: Pick<CardStep, 'kind'>): boolean => kind === 'RII'

interface SignedCard {
  readonly status: CardStatus
  /** A revision that the people at work have not acknowledged. */
  readonly revisionNew: boolean
  readonly states: readonly StepState[]
  readonly entries: readonly Entry[]
}

/** Returns why a person may not sign a step now, whatever they enter, or null. */
export function signRefusal(card: SignedCard, state: StepState, signer: Signer): Refusal | null {
  const { step } = state
  const wrongPerson = isRii(step) ? inspectorRefusal(card, signer) : workerRefusal(signer)
  if (wrongPerson !== null) return new Refusal(wrongPerson)
  if (isDone(state)) return new Refusal(ERRORS.stepSigned, { step: String(step.stepNo) })
  if (card.status !== (isRii(step) ? 'RII_WAIT' : 'IN_WORK')) {
    return new Refusal(SERVER_ERRORS.notAllowedInState)
  }
  if (card.revisionNew) return new Refusal(ERRORS.revisionUnread)
  const first = nextStep(card.states)
  const isFree =
    step.free && !card.states.some(each => isRii(each.step) && precedes(each, state) && !isDone(each))
  return first === undefined || first.step.stepNo === step.stepNo || isFree
    ? null
    : new Refusal(ERRORS.stepNotNext, { step: String(first.step.stepNo) })
}

const precedes = (one: StepState, other: StepState) => one.step.stepNo < other.step.stepNo

function workerRefusal({ signs, isAssignee }: Signer): ErrorEntry | null {
  if (!signs) return SERVER_ERRORS.forbidden
  return isAssignee ? null : ERRORS.notAssignee
}

/** Checks an inspector: signs in person, did no work on the card, and is authorised for its skill. */
function inspectorRefusal({ entries }: SignedCard, signer: Signer): ErrorEntry | null {
  if (!signer.inspects) return SERVER_ERRORS.forbidden
  if (collectWorkers(entries).has(signer.userCode)) return ERRORS.riiOfOwnWork
  return signer.riiSkill ? null : ERRORS.riiSkillMissing
}

/** Returns why a step of a card in this state cannot be marked as not applicable, or null. */
export function naRefusal(status: CardStatus, state: StepState): Refusal | null {
  const { kind, stepNo } = state.step
  if (kind === 'RII' || kind === 'TOOLCOUNT') return new Refusal(ERRORS.naNotAllowed)
  if (!ACTIVE_CARD_STATES.includes(status)) return new Refusal(SERVER_ERRORS.notAllowedInState)
  return isDone(state) ? new Refusal(ERRORS.stepSigned, { step: String(stepNo) }) : null
}

/** Returns why the signed entry of a step cannot be corrected, or null. */
export function amendRefusal(status: CardStatus, { status: signed, step }: StepState): Refusal | null {
  const isOpen = status === 'COMPLETED' || ACTIVE_CARD_STATES.includes(status)
  if (!isOpen) return new Refusal(SERVER_ERRORS.notAllowedInState)
  return signed === 'SIGNED' ? null : new Refusal(ERRORS.notSigned, { step: String(step.stepNo) })
}

/** Returns the problem of a reading, or null. A value outside the limits needs a non-routine and a remark. */
export function readingProblem(step: CardStep, { value, remark, nrNo }: Reading): Refusal | null {
  if (step.kind !== 'MEASURE') return null
  if (value === null) return new Refusal(ERRORS.valueMissing)
  if (!isOutside(step, value)) return null
  const limits = { min: String(step.min ?? '−∞'), max: String(step.max ?? '∞'), unit: step.unit }
  if (nrNo === '') return new Refusal(ERRORS.outOfLimits, limits)
  return remark.trim() === '' ? new Refusal(ERRORS.remarkMissing) : null
}

export const isOutside = ({ min, max }: Pick<CardStep, 'min' | 'max'>, value: number): boolean =>
  (min !== null && value < min) || (max !== null && value > max)
