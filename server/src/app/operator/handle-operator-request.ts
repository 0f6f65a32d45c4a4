import type { TextPair } from '@apron/contract/texts/text-pair'
import { Value } from 'typebox/value'
import type { HandlePermissionRequest } from './handle-permission-request.ts'
import type { HandleSubAppRequest } from './handle-sub-app-request.ts'
import { type OperatorRequest, PermissionRequest } from './operator-request.ts'

/** Executes a request of a command on this machine. @throws OperatorError if it fails */
export type HandleOperatorRequest = (request: OperatorRequest) => Promise<TextPair>

export function createHandleOperatorRequest(
  handleSubAppRequest: HandleSubAppRequest,
  handlePermissionRequest: HandlePermissionRequest,
): HandleOperatorRequest {
  return async ({ wish: request, account }) =>
    Value.Check(PermissionRequest, request)
      ? await handlePermissionRequest(request, account)
      : await handleSubAppRequest(request, account)
}
