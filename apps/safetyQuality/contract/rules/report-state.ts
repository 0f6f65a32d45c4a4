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
  /** User code of the handler. */
  readonly handler: string | null
}

/** Returns the actions of a handler on a report: taking it, or the next steps with one already taken. */
export function reportActions({ state, handler }: ReportStanding, user: string): ReportAction[] {
  const isOn = (action: ReportAction) => FROM[action].includes(state)
  return REPORT_ACTIONS.filter(action => isOn(action) && (action === 'take' || handler === user))
}

export const stateAfter = (action: ReportAction, state: ReportState): ReportState => TO[action] ?? state

/** Returns true if the holder of the code may still add text. */
export const mayAdd = (state: ReportState) => state !== 'REDIRECTED'
