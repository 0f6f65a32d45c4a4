import type { WhatChanged } from '../entities/what-changed.ts'
import { defineCall } from './define-call.ts'

/** Versions of what pages are made of, asked for when the live connection says the number of messages once more (LIVE-04, ADM-93). */
export const whatChanged = defineCall<{ data: WhatChanged }>({
  id: 'whatChanged.versions',
  method: 'GET',
  path: '/api/base-auth/whatChanged',
  failures: 'suppress',
  background: true,
})
