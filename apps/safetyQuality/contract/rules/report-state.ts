import { REPORT_ACTIONS, type ReportAction, type ReportState } from '../report.values.ts'

/** From which states an action of the office leads on. */
const FROM: Readonly<Record<ReportAction, readonly ReportState[]>> = {
  take: ['RECEIVED'],
  ask: ['TRIAGE'],
  feedback: ['TRIAGE', 'INFO_REQ'],
  redirect: ['TRIAGE'],
}

/** The state an action leads to; null where it leaves the state as it is. */
const TO: Readonly<Record<ReportAction, ReportState | null>> = {
  take: 'TRIAGE',
  ask: 'INFO_REQ',
  feedback: null,
  redirect: 'REDIRECTED',
}

export interface ReportStanding {
  readonly state: ReportState
  /** Whose desk it is on. */
  readonly handler: string | null
}

/** What somebody of the office may do with a report: take it, or go on with what they have taken. */
export function reportActions({ state, handler }: ReportStanding, user: string): ReportAction[] {
  const isOn = (action: ReportAction) => FROM[action].includes(state)
  return REPORT_ACTIONS.filter(action => isOn(action) && (action === 'take' || handler === user))
}

export const stateAfter = (action: ReportAction, state: ReportState): ReportState => TO[action] ?? state

/** Whether the holder of the code may still add something. */
export const mayAdd = (state: ReportState) => state !== 'REDIRECTED'
