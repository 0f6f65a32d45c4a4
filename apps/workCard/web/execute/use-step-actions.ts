import { useTexts } from '@apron/sdk'
import { readOf, useAction } from '@apron/sdk/query'
import {
  type AmendStep,
  amendStep,
  inspectStep,
  markNotApplicable,
  readCardWork,
  rejectStep,
  type SignStep,
  signStep,
} from '../../contract/card-work.ts'
import { jobCard } from '../../contract/job-card.ts'
import { EXECUTE_TEXTS } from './execute.texts.ts'

type OfStep<Body> = Omit<Body, 'id'>

export interface StepActions {
  readonly busy: boolean
  /** Each answers whether it was done. */
  readonly sign: (kind: 'sign' | 'inspect', body: OfStep<SignStep>) => Promise<boolean>
  readonly reject: (stepNo: number, attempt: number, reason: string) => Promise<boolean>
  readonly notApplicable: (stepNo: number, reason: string) => Promise<boolean>
  readonly amend: (body: OfStep<AmendStep>) => Promise<boolean>
}

/** Signatures on the steps of a card. The portal asks for the password where one is needed. */
export function useStepActions(id: string): StepActions {
  const texts = useTexts(EXECUTE_TEXTS)
  const options = {
    done: texts.signed,
    answers: readOf(readCardWork, { query: { id } }),
    invalidates: [jobCard.calls.detail, jobCard.calls.queryPage],
  }
  const signing = useAction(signStep, options)
  const inspecting = useAction(inspectStep, options)
  const rejecting = useAction(rejectStep, options)
  const marking = useAction(markNotApplicable, options)
  const amending = useAction(amendStep, options)
  return {
    busy: [signing, inspecting, rejecting, marking, amending].some(({ busy }) => busy),
    sign: async (kind, body) =>
      (await (kind === 'sign' ? signing : inspecting).run({ body: { id, ...body } })).done,
    reject: async (stepNo, attempt, reason) =>
      (await rejecting.run({ body: { id, stepNo, attempt, reason } })).done,
    notApplicable: async (stepNo, reason) => (await marking.run({ body: { id, stepNo, reason } })).done,
    amend: async body => (await amending.run({ body: { id, ...body } })).done,
  }
}
