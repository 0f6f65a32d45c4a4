import { ADMIN_PERMISSIONS } from '@apron/contract/rules/rights/admin-permissions'
import {
  type Confirmer,
  type ConfirmViolation,
  confirmViolation,
} from '@apron/contract/rules/rights/confirm-decision'
import type { StoredUpload } from './uploads.store.ts'

/** Returns why a person may not confirm an upload, or null. Same rules as for permission changes, decision 21. */
export function uploadViolation(
  { state, uploaded_by, expires_at }: Pick<StoredUpload, 'state' | 'uploaded_by' | 'expires_at'>,
  by: Confirmer,
  now: Date,
): ConfirmViolation | null {
  const waits = state === 'waiting' && expires_at > now
  return confirmViolation(
    {
      state: waits ? 'waiting' : 'expired',
      proposedBy: uploaded_by,
      person: null,
      gives: false,
      guarded: [ADMIN_PERMISSIONS.subApps.upload],
    },
    by,
  )
}
