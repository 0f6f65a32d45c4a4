import type { WhatChanged } from '../entities/what-changed.ts'
import { defineCall } from './define-call.ts'

/**
 * Versions of what pages are made of, asked for when the live connection repeats the number of messages (LIVE-04, ADM-93).
 * A failure is silent: the next hint asks again.
 */
export const whatChanged = defineCall<{ data: WhatChanged }>({
  id: 'whatChanged.versions',
  method: 'GET',
  path: '/api/base-auth/whatChanged',
  failures: 'suppress',
  background: true,
})
