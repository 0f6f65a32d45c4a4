import type { CardStep } from '../job-card.fields.ts'

/** What people sign on a card. Kept as it was signed, one after the other. */
export type EntryContent =
  | {
      readonly kind: 'SIGN'
      readonly step: number
      readonly attempt: number
      readonly value: number | null
      readonly remark: string
      readonly nrNo: string
      readonly rii: boolean
    }
  | {
      readonly kind: 'REJECT'
      readonly step: number
      readonly attempt: number
      readonly reason: string
      readonly reopens: readonly number[]
    }
  | { readonly kind: 'NA'; readonly step: number; readonly reason: string }
  | {
      readonly kind: 'AMEND'
      readonly step: number
      readonly old: string
      readonly new: string
      readonly value: number | null
      readonly reason: string
    }
  | {
      readonly kind: 'HANDOVER'
      readonly fromShift: string
      readonly toShift: string
      readonly done: string
      readonly open: string
      readonly next: string
    }
  | { readonly kind: 'TAKEOVER' }
  | { readonly kind: 'CLOSE' }
  | { readonly kind: 'RELEASE'; readonly statement: string; readonly checkedByHand: readonly string[] }

export type Entry = EntryContent & {
  readonly seq: number
  readonly by: string
  readonly stamp: string
  readonly at: Date
}

export type StepStatus = 'OPEN' | 'SIGNED' | 'REJECTED' | 'NA'

export interface StepState {
  readonly step: CardStep
  readonly status: StepStatus
  /** Counts from 1; a rejection begins the next one. */
  readonly attempt: number
  /** The measured value in force, after corrections. */
  readonly value: number | null
  readonly remark: string
  /** The signature or decision in force. */
  readonly entry: Entry | null
}

/** Returns the state of each step that follows from what was signed. */
export function stepStates(steps: readonly CardStep[], entries: readonly Entry[]): StepState[] {
  return steps.map(step =>
    entries.reduce((state, entry) => applied(state, entry), {
      step,
      status: 'OPEN',
      attempt: 1,
      value: null,
      remark: '',
      entry: null,
    } as StepState),
  )
}

function applied(state: StepState, entry: Entry): StepState {
  const { stepNo } = state.step
  switch (entry.kind) {
    case 'SIGN':
      return entry.step === stepNo
        ? { ...state, status: 'SIGNED', value: entry.value, remark: entry.remark, entry }
        : state
    case 'NA':
      return entry.step === stepNo ? { ...state, status: 'NA', remark: entry.reason, entry } : state
    case 'AMEND':
      return entry.step === stepNo
        ? entry.value === null
          ? { ...state, remark: entry.new }
          : { ...state, value: entry.value }
        : state
    case 'REJECT':
      return entry.step === stepNo || entry.reopens.includes(stepNo)
        ? { ...state, status: 'REJECTED', attempt: state.attempt + 1, value: null, remark: '', entry }
        : state
    default:
      return state
  }
}

export const isDone = ({ status }: Pick<StepState, 'status'>): boolean =>
  status === 'SIGNED' || status === 'NA'

/** Returns the first step that is not done. */
export const nextStep = (states: readonly StepState[]): StepState | undefined =>
  states.find(state => !isDone(state))

/** Everyone who signed work on the card; inspectors did no work. */
export function workersOf(entries: readonly Entry[]): Set<string> {
  return new Set(entries.flatMap(entry => (entry.kind === 'SIGN' && !entry.rii ? [entry.by] : [])))
}
