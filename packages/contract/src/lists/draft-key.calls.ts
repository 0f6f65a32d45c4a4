import { defineCall } from '../calls/define-call.ts'
import type { DraftDevice, DraftKey } from './draft-key.ts'

/**
 * Returns the caller's key for this device, created on first use. Called by the page, not the person, so it does not
 * extend the session.
 */
export const openDraftKey = defineCall<{ body: DraftDevice; data: DraftKey }>({
  id: 'draftKey.open',
  method: 'POST',
  path: '/api/base-auth/draftKey/open',
  failures: 'in-place',
  background: true,
})

/** Deletes the key. Everything encrypted with it on this device becomes unreadable. */
export const removeDraftKey = defineCall<{ body: DraftDevice; data: null }>({
  id: 'draftKey.remove',
  method: 'POST',
  path: '/api/base-auth/draftKey/remove',
})
