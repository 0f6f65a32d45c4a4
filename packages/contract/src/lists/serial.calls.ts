import { defineCall } from '../calls/define-call.ts'
import type { SerialQuery } from './serial.ts'

/**
 * Returns the number that a form shows before saving, such as `AP-2026-000012`. Until something is saved under it, the
 * same person gets it again for a day; nobody else ever does. §7, API-08.
 */
export const getSerialNumber = defineCall<{ query: SerialQuery; data: string }>({
  id: 'serial.next',
  method: 'GET',
  path: '/api/flow-chart-api/flow/actSysOrderDefine/getSerialNumber',
  repeats: 'allow',
})
