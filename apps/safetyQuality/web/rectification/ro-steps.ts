import type { RoAction } from '../../contract/rectifications/rectification.values.ts'

/** Asked about before they are done, without a word to write. */
export const ASKED = ['issue', 'sendPlan', 'report'] as const satisfies readonly RoAction[]
export type AskedAction = (typeof ASKED)[number]

/** Decided in a dialog in which something is written or chosen. */
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

/** From left to right; the places never change, so that nobody presses what has just moved there. */
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

/** The one that moves the order on. */
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
