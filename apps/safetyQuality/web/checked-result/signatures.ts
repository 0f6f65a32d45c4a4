import { type Signature, signatureOf, validEntry } from '@apron/pages/record'
import type { CheckOrderDetail, HistoryEntry } from '../../contract/checks/check-order.entities.ts'

/** Actions that void earlier signatures: the order is worked on again, or never completed. */
const TAKES_BACK: ReadonlySet<HistoryEntry['action']> = new Set(['return', 'cancel'])

/** Returns the valid signatures: of the lead checker, by submitting, and of the approver. */
export function signaturesOf({
  history,
  leadChecker,
  approver,
}: Pick<CheckOrderDetail, 'history' | 'leadChecker' | 'approver'>): Signature<'leadChecker' | 'approver'>[] {
  return [
    signatureOf('leadChecker', validEntry(history, TAKES_BACK, 'submit'), leadChecker),
    signatureOf('approver', validEntry(history, TAKES_BACK, 'approve'), approver),
  ]
}
