import type { OperationReport } from '../entities/operation.ts'
import { defineCall } from './define-call.ts'

/** Writes down what the person did. Made by the page itself: it neither keeps the session alive nor bothers anybody when it fails. §7, API-06. */
export const sendOperations = defineCall<{ body: OperationReport; data: null }>({
  id: 'operation.send',
  method: 'POST',
  path: '/api/log/send/operate',
  timeoutAlert: false,
  failures: 'suppress',
  background: true,
})
