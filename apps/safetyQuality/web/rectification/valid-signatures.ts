import { type Signature, signatureOf, validEntry } from '@apron/pages/record'
import type { RoDetail } from '../../contract/rectifications/rectification.entities.ts'
import type { RoHistoryAction } from '../../contract/rectifications/rectification.values.ts'

const STEPS = ['issue', 'report', 'verify', 'effective', 'countersign'] as const
type SignedStep = (typeof STEPS)[number]

/** Actions that void earlier signatures. */
const VOIDING_ACTIONS: ReadonlySet<RoHistoryAction> = new Set(['reject', 'ineffective', 'void'])

/** Returns the valid signatures. At level 3 nobody judges the effect, and only level 1 is countersigned. */
export function roSignaturesOf({
  history,
  level,
}: Pick<RoDetail, 'history' | 'level'>): Signature<SignedStep>[] {
  return STEPS.filter(
    step => (step !== 'effective' || level !== '3') && (step !== 'countersign' || level === '1'),
  ).map(step =>
    // The signature of the issuer is never voided.
    signatureOf(step, validEntry(history, step === 'issue' ? new Set() : VOIDING_ACTIONS, step)),
  )
}
