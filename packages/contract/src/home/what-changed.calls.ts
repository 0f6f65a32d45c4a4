import { defineCall } from '../calls/define-call.ts'
import type { WhatChanged } from './what-changed.ts'

/**
 * Returns versions of data that pages use. Called when the live connection sends the message count again (LIVE-04,
 * ADM-93). A failure is silent: the next hint asks again.
 */
export const whatChanged = defineCall<{ data: WhatChanged }>({
  id: 'whatChanged.versions',
  method: 'GET',
  path: '/api/base-auth/whatChanged',
  failures: 'suppress',
  background: true,
})
