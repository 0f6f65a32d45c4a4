import type { FunctionTest, FunctionTestResult } from '../entities/resource.ts'
import { defineCall } from './define-call.ts'

/** Whether the person may use functions, by their identifiers; what nobody knows nobody may. §7. */
export const testFunctions = defineCall<{ body: FunctionTest; data: FunctionTestResult[] }>({
  id: 'resource.test',
  method: 'POST',
  path: '/api/system/auth/getFuncTest',
})
