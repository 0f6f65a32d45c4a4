import { defineCall } from '../calls/define-call.ts'
import type { FunctionTest, FunctionTestResult } from './resource.ts'

/** Tells which functions the caller may use, by identifier. Unknown ones are not permitted. §7. */
export const testFunctions = defineCall<{ body: FunctionTest; data: FunctionTestResult[] }>({
  id: 'resource.test',
  method: 'POST',
  path: '/api/system/auth/getFuncTest',
})
