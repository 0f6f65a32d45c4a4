import type { SerialQuery } from '../entities/serial.ts'
import { defineCall } from './define-call.ts'

/** The next number of a series, such as `AP-2026-000012`. Each call takes one; numbers that are not used leave a gap. §7, API-08. */
export const getSerialNumber = defineCall<{ query: SerialQuery; data: string }>({
  id: 'serial.next',
  method: 'GET',
  path: '/api/flow-chart-api/flow/actSysOrderDefine/getSerialNumber',
  repeats: 'allow',
})
