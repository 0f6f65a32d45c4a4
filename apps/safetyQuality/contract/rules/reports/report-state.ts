import { REPORT_ACTIONS, type ReportAction, type ReportState } from '../../reports/report.values.ts'
import { type RiskIndex, tolerabilityOf } from '../occurrences/risk-matrix.ts'

/** States in which the office works on the report. */
const WORKED_ON: readonly ReportState[] = ['TRIAGE', 'INFO_REQ', 'INVESTIGATING', 'ACTION']

/** States in which an action is allowed. */
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

/** State after an action. Actions not listed do not change the state. */
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

/** Role that may take each action: any handler, the handler of this report, a second person or the director. */
const ACTORS: Readonly<Record<ReportAction, 'office' | 'handler' | 'second' | 'director'>> = {
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

export interface ReportFacts {
  readonly state: ReportState
  /** User code of the handler. */
  readonly handler: string | null
  /** User code of the person who submitted the closing; null before that. */
  readonly submittedBy: string | null
  readonly residual: RiskIndex | null
  readonly isExtended: boolean
}

export interface Officer {
  readonly userCode: string
  readonly isDirector: boolean
  /** Returns true if the caller has the permission for an action. */
  readonly may: (action: ReportAction) => boolean
}

/** Returns the actions that a person may take on a report in its current state. */
export function reportActions(report: ReportFacts, person: Officer): ReportAction[] {
  return REPORT_ACTIONS.filter(
    action => FROM[action].includes(report.state) && person.may(action) && isAllowedActor(action, report, person),
  )
}

function isAllowedActor(action: ReportAction, report: ReportFacts, { userCode, isDirector }: Officer): boolean {
  if (action === 'take') return report.handler === null
  if (action === 'extend') return isDirector && !report.isExtended
  const isActor = {
    office: true,
    handler: report.handler === userCode,
    director: isDirector,
    second: report.submittedBy !== userCode && (isDirector || !needsDirector(report)),
  } as const
  return isActor[ACTORS[action]]
}

/** Returns true if only the safety director may accept the residual risk. */
const needsDirector = ({ residual }: ReportFacts) =>
  residual === null || tolerabilityOf(residual) !== 'acceptable'

/** Returns the state after an action. */
export function stateAfter(action: ReportAction, state: ReportState): ReportState {
  if (action === 'take') return state === 'RECEIVED' ? 'TRIAGE' : state
  return TO[action] ?? state
}

/** Returns true if the holder of the code may still add text. */
export const mayAdd = (state: ReportState) =>
  state !== 'REDIRECTED' && state !== 'CLOSED' && state !== 'PUBLISHED'
