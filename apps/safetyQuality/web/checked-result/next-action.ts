import type { CheckAction } from '../../contract/checks/check-order.ts'

/** Buttons from left to right. The places never change, so that nobody clicks a button that has just moved. */
const ORDER = ['cancel', 'edit', 'issue', 'start', 'saveResult', 'submit', 'return', 'approve'] as const
const NEXT = ['issue', 'start', 'submit', 'approve', 'saveResult'] as const

export const inOrder = (actions: readonly CheckAction[]): CheckAction[] =>
  ORDER.filter(action => actions.includes(action))

/** Returns the most likely next action: saving if there is unsaved work, otherwise the next step of the order. */
export function nextAction(actions: readonly CheckAction[], dirty: boolean): CheckAction | undefined {
  if (dirty && actions.includes('saveResult')) return 'saveResult'
  return NEXT.find(action => actions.includes(action))
}
