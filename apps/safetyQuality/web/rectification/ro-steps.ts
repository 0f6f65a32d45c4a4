import type { RoAction } from '../../contract/rectifications/rectification.values.ts'

/** Actions that are confirmed in a dialog without input. */
export const ASKED = ['issue', 'sendPlan', 'report'] as const satisfies readonly RoAction[]
export type AskedAction = (typeof ASKED)[number]

/** Actions with a dialog in which something is entered. */
export const WRITTEN = [
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
export type WrittenAction = (typeof WRITTEN)[number]

/** Buttons from left to right. The places never change, so that nobody clicks a button that has just moved. */
export const BUTTONS: readonly (AskedAction | WrittenAction | 'edit')[] = [
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
