import type { RoAction } from '../../contract/rectifications/rectification.values.ts'

/** Actions that are confirmed in a dialog without input. */
export const CONFIRMED = ['issue', 'sendPlan', 'report'] as const satisfies readonly RoAction[]
export type ConfirmedAction = (typeof CONFIRMED)[number]

/** Actions with a dialog in which something is entered. */
export const DIALOG_ACTIONS = [
  'void',
  'reassign',
  'askExtension',
  'refuseExtension',
  'grantExtension',
  'accept',
  'returnPlan',
  'acceptPlan',
  'reject',
  'verify',
  'ineffective',
  'effective',
  'countersign',
] as const satisfies readonly RoAction[]
export type DialogAction = (typeof DIALOG_ACTIONS)[number]

/** Buttons from left to right. The places never change, so that nobody clicks a button that has just moved. */
export const BUTTONS: readonly (ConfirmedAction | DialogAction | 'edit')[] = [
  'void',
  'edit',
  'reassign',
  'askExtension',
  'refuseExtension',
  'grantExtension',
  'returnPlan',
  'reject',
  'ineffective',
  'issue',
  'accept',
  'sendPlan',
  'acceptPlan',
  'report',
  'verify',
  'effective',
  'countersign',
]

/** Actions that move the order forward. */
const FORWARD: readonly RoAction[] = [
  'issue',
  'accept',
  'sendPlan',
  'acceptPlan',
  'report',
  'verify',
  'effective',
  'countersign',
]

export const nextRoAction = (actions: readonly RoAction[]): RoAction | undefined =>
  FORWARD.find(action => actions.includes(action))
