import type { DraftDevice, DraftKey } from '../entities/draft-key.ts'
import { defineCall } from './define-call.ts'

/** The caller's own key for this device, made at the first question. The page asks, not the person: it keeps no session alive. */
export const openDraftKey = defineCall<{ body: DraftDevice; data: DraftKey }>({
  id: 'draftKey.open',
  method: 'POST',
  path: '/api/base-auth/draftKey/open',
  failures: 'in-place',
  background: true,
})

/** Removes it: what was encrypted with it on this device can never be read again. */
export const removeDraftKey = defineCall<{ body: DraftDevice; data: null }>({
  id: 'draftKey.remove',
  method: 'POST',
  path: '/api/base-auth/draftKey/remove',
})
