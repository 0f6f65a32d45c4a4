import type { SerialQuery } from '../entities/serial.ts'
import { defineCall } from './define-call.ts'

/**
 * The number that a form shows before it is saved, such as `AP-2026-000012`. Somebody who asks again before anything was saved
 * under it gets the same one, for a day; nobody else ever does. §7, API-08.
 */
export const getSerialNumber = defineCall<{ query: SerialQuery; data: string }>({
  id: 'serial.next',
  method: 'GET',
  path: '/api/flow-chart-api/flow/actSysOrderDefine/getSerialNumber',
  repeats: 'allow',
})
