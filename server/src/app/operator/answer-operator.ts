import type { TextPair } from '@apron/contract/texts/text-pair'
import { Value } from 'typebox/value'
import type { GrantRightsWish } from './grant-rights-wish.ts'
import type { GrantWish } from './grant-wish.ts'
import { type OperatorRequest, RightsWish } from './wish.ts'

/** Does what a command of this machine asks for, whatever it is about. @throws OperatorError when it cannot be done */
export type AnswerOperator = (request: OperatorRequest) => Promise<TextPair>

export function createAnswerOperator(grantWish: GrantWish, grantRightsWish: GrantRightsWish): AnswerOperator {
  return async ({ wish, account }) =>
    Value.Check(RightsWish, wish) ? await grantRightsWish(wish, account) : await grantWish({ wish, account })
}
