import { REPORT_ACTIONS, type ReportAction, type ReportState } from '../report.values.ts'
import { type RiskIndex, tolerabilityOf } from './risk-matrix.ts'

/** Somebody is at work on the report, or should be. */
const WORKED_ON: readonly ReportState[] = ['TRIAGE', 'INFO_REQ', 'INVESTIGATING', 'ACTION']

/** From which states an action leads on. */
const FROM: Readonly<Record<ReportAction, readonly ReportState[]>> = {
  take: ['RECEIVED', ...WORKED_ON],
  ask: ['TRIAGE', 'INVESTIGATING'],
  feedback: WORKED_ON,
  redirect: ['TRIAGE'],
  merge: ['TRIAGE'],
  recuse: WORKED_ON,
  accept: ['TRIAGE'],
  saveWork: ['INVESTIGATING', 'ACTION', 'CLOSED'],
  sign: ['INVESTIGATING', 'ACTION', 'CLOSED'],
  act: ['INVESTIGATING'],
  submitClosing: ['INVESTIGATING', 'ACTION'],
  approveClosing: ['CLOSING'],
  returnClosing: ['CLOSING'],
  extend: ['RECEIVED', ...WORKED_ON],
  publish: ['CLOSED'],
  withdraw: ['PUBLISHED'],
  reopen: ['CLOSED'],
}

/** The state an action leads to; where none is named it stays as it is. */
const TO: Readonly<Partial<Record<ReportAction, ReportState>>> = {
  ask: 'INFO_REQ',
  redirect: 'REDIRECTED',
  merge: 'MERGED',
  accept: 'INVESTIGATING',
  act: 'ACTION',
  submitClosing: 'CLOSING',
  approveClosing: 'CLOSED',
  returnClosing: 'INVESTIGATING',
  publish: 'PUBLISHED',
  withdraw: 'CLOSED',
  reopen: 'INVESTIGATING',
}

/** Which part of the office does it: any handler, the handler of this report, a second person, or the safety director. */
const WHO: Readonly<Record<ReportAction, 'office' | 'handler' | 'second' | 'director'>> = {
  take: 'office',
  ask: 'handler',
  feedback: 'handler',
  redirect: 'handler',
  merge: 'handler',
  recuse: 'handler',
  accept: 'handler',
  saveWork: 'handler',
  sign: 'office',
  act: 'handler',
  submitClosing: 'handler',
  approveClosing: 'second',
  returnClosing: 'second',
  extend: 'director',
  publish: 'office',
  withdraw: 'office',
  reopen: 'director',
}

export interface ReportStanding {
  readonly state: ReportState
  /** User code of the handler. */
  readonly handler: string | null
  /** Who has submitted the closing. */
  readonly submittedBy: string | null
  readonly residual: RiskIndex | null
  readonly isExtended: boolean
}

export interface Officer {
  readonly userCode: string
  readonly isDirector: boolean
  /** Whether a permission of the caller covers an action. */
  readonly may: (action: ReportAction) => boolean
}

/** Returns the actions of a person on a report, as far as its state and their part in it allow. */
export function reportActions(report: ReportStanding, person: Officer): ReportAction[] {
  return REPORT_ACTIONS.filter(
    action => FROM[action].includes(report.state) && person.may(action) && isTheirs(action, report, person),
  )
}

function isTheirs(action: ReportAction, report: ReportStanding, { userCode, isDirector }: Officer): boolean {
  if (action === 'take') return report.handler === null
  if (action === 'extend') return isDirector && !report.isExtended
  const parts = {
    office: true,
    handler: report.handler === userCode,
    director: isDirector,
    second: report.submittedBy !== userCode && (isDirector || !needsDirector(report)),
  } as const
  return parts[WHO[action]]
}

/** A residual risk that is no more than tolerable is accepted by the safety director alone. */
const needsDirector = ({ residual }: ReportStanding) =>
  residual === null || tolerabilityOf(residual) !== 'acceptable'

/** Returns the state that an action leads to. */
export function stateAfter(action: ReportAction, state: ReportState): ReportState {
  if (action === 'take') return state === 'RECEIVED' ? 'TRIAGE' : state
  return TO[action] ?? state
}

/** Returns true if the holder of the code may still add text. */
export const mayAdd = (state: ReportState) =>
  state !== 'REDIRECTED' && state !== 'CLOSED' && state !== 'PUBLISHED'
