import { Refusal } from '@apron/contract/errors/refusal'
import type { CardStep } from '../job-card.fields.ts'
import { WORK_CARD_ERRORS } from '../work-card.errors.ts'

/** A measured value with its remark and non-routine. */
export interface Reading {
  readonly value: number | null
  readonly remark: string
  /** Number of the non-routine that covers a value outside the limits, or empty. */
  readonly nrNo: string
}

type Handover = Readonly<Record<'fromShift' | 'toShift' | 'done' | 'open' | 'next', string>>

/** Contents of signed entries of a card. They are never changed, only appended. */
export type EntryContent =
  | (Reading & Readonly<{ kind: 'SIGN'; step: number; attempt: number; rii: boolean }>)
  | Readonly<{ kind: 'REJECT'; step: number; attempt: number; reason: string; reopens: readonly number[] }>
  | Readonly<{ kind: 'NA'; step: number; reason: string }>
  | Readonly<{ kind: 'AMEND'; step: number; old: string; new: string; value: number | null; reason: string }>
  | (Handover & Readonly<{ kind: 'HANDOVER' }>)
  | Readonly<{ kind: 'TAKEOVER' }>
  | Readonly<{ kind: 'CLOSE' }>
  | Readonly<{ kind: 'RELEASE'; statement: string; checkedByHand: readonly string[] }>

export type Entry = EntryContent & Readonly<{ seq: number; by: string; stamp: string; at: Date }>

export interface StepState {
  readonly step: CardStep
  readonly status: 'OPEN' | 'SIGNED' | 'REJECTED' | 'NA'
  /** Starts at 1. A rejection starts the next attempt. */
  readonly attempt: number
  /** The valid measured value, after corrections. */
  readonly value: number | null
  readonly remark: string
  /** The valid signature or decision. */
  readonly entry: Entry | null
}

const OPEN = { status: 'OPEN', attempt: 1, value: null, remark: '', entry: null } as const

/** Computes the state of each step from the signed entries. */
export function stepStates(steps: readonly CardStep[], entries: readonly Entry[]): StepState[] {
  return steps.map(step => entries.reduce<StepState>(applyEntry, { ...OPEN, step }))
}

function applyEntry(state: StepState, entry: Entry): StepState {
  if (!('step' in entry)) return state
  const { stepNo } = state.step
  if (entry.kind === 'REJECT' && (entry.step === stepNo || entry.reopens.includes(stepNo))) {
    return { ...state, status: 'REJECTED', attempt: state.attempt + 1, value: null, remark: '', entry }
  }
  if (entry.step !== stepNo) return state
  switch (entry.kind) {
    case 'SIGN':
      return { ...state, status: 'SIGNED', value: entry.value, remark: entry.remark, entry }
    case 'NA':
      return { ...state, status: 'NA', remark: entry.reason, entry }
    case 'AMEND':
      return entry.value === null ? { ...state, remark: entry.new } : { ...state, value: entry.value }
    default:
      return state
  }
}

/** Returns the step with this number. @throws Refusal if the card has none */
export function stateOf(states: readonly StepState[], stepNo: number): StepState {
  const state = states.find(({ step }) => step.stepNo === stepNo)
  if (state === undefined) throw new Refusal(WORK_CARD_ERRORS.stepUnknown, { step: String(stepNo) })
  return state
}

export const isDone = ({ status }: Pick<StepState, 'status'>): boolean =>
  status === 'SIGNED' || status === 'NA'

/** Returns the first step that is not done. */
export const nextStep = (states: readonly StepState[]): StepState | undefined =>
  states.find(state => !isDone(state))

/** Returns everyone who signed work on the card. Inspections are not work. */
export function collectWorkers(entries: readonly Entry[]): Set<string> {
  return new Set(entries.flatMap(entry => (entry.kind === 'SIGN' && !entry.rii ? [entry.by] : [])))
}
