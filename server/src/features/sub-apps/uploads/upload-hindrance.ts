import { ADMIN_RIGHTS } from '@apron/contract/rules/rights/admin-rights'
import {
  type Confirmer,
  type ConfirmHindrance,
  confirmHindrance,
} from '@apron/contract/rules/rights/confirm-decision'
import type { StoredUpload } from './uploads.store.ts'

/** Why somebody may not confirm an upload; null when they may. As of a change of rights, decision 21. */
export function uploadHindrance(
  { state, uploaded_by, expires_at }: Pick<StoredUpload, 'state' | 'uploaded_by' | 'expires_at'>,
  by: Confirmer,
  now: Date,
): ConfirmHindrance | null {
  const waits = state === 'waiting' && expires_at > now
  return confirmHindrance(
    {
      state: waits ? 'waiting' : 'expired',
      proposedBy: uploaded_by,
      person: null,
      gives: false,
      guarded: [ADMIN_RIGHTS.subApps.upload],
    },
    by,
  )
}
