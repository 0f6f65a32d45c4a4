import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import type { FlowDecisionResult } from '@apron/contract/flow/flow'
import { type CallContext, callerOf } from '@apron/server-kit/calls/call-context'
import { step } from '../engine/step.ts'
import type { FlowDeps } from './flow-deps.ts'
import { flowRefusal } from './flow-refusal.ts'
import { lockInstance } from './instances.store.ts'
import { organisationNow } from './people/organisation.store.ts'
import { peopleOfStep } from './people/people-to-load.ts'
import { writeStep } from './write-step.ts'

/** Withdraws a process for its initiator. A repetition changes nothing. */
export function createWithdraw(deps: FlowDeps) {
  const { db, clock, templates } = deps
  return async (insId: string, context: CallContext): Promise<FlowDecisionResult> =>
    await db.transaction().execute(async trx => {
      const { userCode } = callerOf(context)
      const instance = await lockInstance(trx, insId)
      if (instance === null || instance.initiator !== userCode) throw new Refusal(SERVER_ERRORS.notFound)
      const decided = { insId, nextTaskId: null }
      if (instance.status === 'withdrawn') return { ...decided, state: 'withdrawn' }
      const definition = await templates.at(trx, instance.kind, instance.version)
      const { form, facts } = instance
      const organisation = await organisationNow(trx, peopleOfStep(definition, instance))
      const stepFacts = { initiator: userCode, values: form, facts, organisation }
      const result = step(definition, instance.state, { type: 'withdraw', by: userCode }, stepFacts)
      if (!result.ok) throw flowRefusal(result.refusal)
      const changes = { instance, definition, result, stepFacts, now: clock.now(), by: userCode }
      await writeStep(trx, deps, changes)
      return { ...decided, state: result.state.status }
    })
}
