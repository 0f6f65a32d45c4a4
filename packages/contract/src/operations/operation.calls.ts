import { defineCall } from '../calls/define-call.ts'
import type { OperationReport } from './operation.ts'

/**
 * Logs the caller's operations. Called by the page itself: it does not extend the session, and its failure is not
 * shown. §7, API-06.
 */
export const sendOperations = defineCall<{ body: OperationReport; data: null }>({
  id: 'operation.send',
  method: 'POST',
  path: '/api/log/send/operate',
  timeoutAlert: false,
  failures: 'suppress',
  background: true,
})
