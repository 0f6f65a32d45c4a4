import type { Call } from '@apron/contract/calls/define-call'
import { useTexts } from '@apron/sdk'
import { type Action, readOf, useAction } from '@apron/sdk/query'
import { type CardWork, readCardWork } from '../../contract/card-work.ts'
import { jobCard } from '../../contract/job-card.ts'
import { EXECUTE_TEXTS } from './execute.texts.ts'

/** Signs something on a card. The portal asks for the password where one is needed. */
export function useStepAction<Body>(
  call: Call<{ body: Body; data: CardWork }>,
  id: string,
): Action<{ body: Body; data: CardWork }> {
  return useAction(call, {
    done: useTexts(EXECUTE_TEXTS).signed,
    answers: readOf(readCardWork, { query: { id } }),
    invalidates: [jobCard.calls.detail, jobCard.calls.queryPage],
  })
}
