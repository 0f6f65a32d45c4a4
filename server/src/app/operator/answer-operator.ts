import type { TextPair } from '@apron/contract/texts/text-pair'
import { Value } from 'typebox/value'
import type { AnswerRightsRequest } from './answer-rights-request.ts'
import type { AnswerSubAppRequest } from './answer-sub-app-request.ts'
import { type OperatorRequest, RightsRequest } from './operator-request.ts'

/** Executes a request of a command on this machine. @throws OperatorError if it fails */
export type AnswerOperator = (request: OperatorRequest) => Promise<TextPair>

export function createAnswerOperator(
  answerSubAppRequest: AnswerSubAppRequest,
  answerRightsRequest: AnswerRightsRequest,
): AnswerOperator {
  return async ({ wish: request, account }) =>
    Value.Check(RightsRequest, request)
      ? await answerRightsRequest(request, account)
      : await answerSubAppRequest(request, account)
}
