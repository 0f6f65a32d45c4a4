import type { CheckAction } from '../../contract/checks/check-order.ts'

/** Buttons from left to right. The places never change, so that nobody clicks a button that has just moved. */
const ORDER: readonly CheckAction[] = [
  'cancel',
  'edit',
  'issue',
  'start',
  'saveResult',
  'submit',
  'return',
  'approve',
]

export function inOrder(actions: readonly CheckAction[]): CheckAction[] {
  return ORDER.filter(action => actions.includes(action))
}

/** Returns the most likely next action: saving if there is unsaved work, otherwise the next step of the order. */
export function nextAction(actions: readonly CheckAction[], dirty: boolean): CheckAction | undefined {
  if (dirty && actions.includes('saveResult')) return 'saveResult'
  return (['issue', 'start', 'submit', 'approve', 'saveResult'] as const).find(action =>
    actions.includes(action),
  )
}
