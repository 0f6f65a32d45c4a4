import type { CheckAction } from '../../contract/checks/check-order.ts'

/** From left to right; the places never change, so that nobody presses what has just moved there. */
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

/** The one action that comes next: unsaved work is saved first, otherwise the order moves on. */
export function nextAction(actions: readonly CheckAction[], dirty: boolean): CheckAction | undefined {
  if (dirty && actions.includes('saveResult')) return 'saveResult'
  return (['issue', 'start', 'submit', 'approve', 'saveResult'] as const).find(action =>
    actions.includes(action),
  )
}
