import type { Call } from '@apron/contract/calls/define-call'
import { useTexts } from '@apron/sdk'
import { type Action, readOf, useAction } from '@apron/sdk/query'
import { type Change, readCardWork } from '../../contract/card-work.ts'
import { jobCard } from '../../contract/job-card.ts'
import { EXECUTE_TEXTS } from './execute.texts.ts'

/** Returns an action that signs on a card. The portal asks for the password if needed. */
export function useStepAction<Body>(call: Call<Change<Body>>, id: string): Action<Change<Body>> {
  return useAction(call, {
    done: useTexts(EXECUTE_TEXTS).signed,
    answers: readOf(readCardWork, { query: { id } }),
    invalidates: [jobCard.calls.detail, jobCard.calls.queryPage],
  })
}
